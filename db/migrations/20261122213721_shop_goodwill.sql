-- Up Migration

-- What a shop gives its buyers in a day is limited.
CREATE INDEX coin_slices_payer ON coin_slices (payer_id, granted_at) WHERE payer_kind = 'vendor_payable';
