-- Up Migration

-- Whether somebody who works for a shop is mailed about its orders; unset, as the role has it. The owner always is.
ALTER TABLE shop_staff ADD COLUMN wants_mail boolean;
