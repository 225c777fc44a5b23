-- What the embedded payment provider remembers of the payments it was asked for. It moves no money.
create table sandbox_payment (
  reference  text primary key check (length(reference) = 43),
  outcome    text check (outcome in ('succeed', 'decline', 'later', 'never-returns')),
  decided_at timestamptz,
  -- When a payment that was put off is made.
  settles_at timestamptz,
  expires_at timestamptz not null,
  constraint sandbox_payment_decided_has_time check ((outcome is null) = (decided_at is null)),
  constraint sandbox_payment_put_off_has_time check ((outcome = 'later') = (settles_at is not null))
);
