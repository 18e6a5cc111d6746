-- Up Migration

-- What is shown and written to is the form in which addresses are compared.
UPDATE identity_accounts SET email = email_normalised WHERE email <> email_normalised;
UPDATE customers SET email = email_normalised, updated_at = app_now() WHERE email <> email_normalised;
