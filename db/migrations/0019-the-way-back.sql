-- Whoever takes an address back proves the number that the account had when the address was changed: the
-- link alone may have gone to a stranger whose address was mistyped.
alter table email_undo add column phone text not null;

alter table verification_code
  drop constraint verification_code_purpose_check,
  add constraint verification_code_purpose_check check (purpose in
    ('verify-phone', 'change-phone', 'change-email', 'undo-email-change', 'close-account')),
  drop constraint verification_code_names_what_it_proves,
  add constraint verification_code_names_what_it_proves
    check ((target is null) = (purpose in ('verify-phone')));
