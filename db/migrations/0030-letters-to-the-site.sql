-- Visitors write to the site: an answer goes to them, and a letter that is sent twice is one letter.
alter table message
  add column reply_to text check (reply_to !~ '[[:cntrl:]]'),
  add column retry_key uuid unique;
