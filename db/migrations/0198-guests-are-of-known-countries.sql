alter table guest_consent
  add constraint guest_consent_country_fkey foreign key (country) references country (code);
