-- An invitation may go to a mobile number, as a text message, instead of an email address. In E.164.
alter table organisation_invitation
  add column phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add check (email is null or phone is null);
