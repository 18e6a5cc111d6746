-- Up Migration

-- A receipt asks what of its order went back.
CREATE INDEX refunds_payable_owner ON refunds (payable_owner);
