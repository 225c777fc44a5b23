-- Teams may also enter by themselves without a PIN; without either, only those who are invited come in.
alter table tournament_setup add column entry_is_open boolean not null default false;
update tournament_setup set entry_is_open = true where entry_pin is not null;
alter table tournament_setup
  add constraint tournament_setup_pin_opens check (entry_pin is null or entry_is_open);
