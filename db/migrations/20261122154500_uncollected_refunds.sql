-- Up Migration

-- Cash that the carrier never took, because its parcel was refused: nobody has to transfer it.
ALTER TABLE order_refunds DROP CONSTRAINT order_refunds_channel_known,
	ADD CONSTRAINT order_refunds_channel_known CHECK (channel IN ('vnpay', 'bank', 'uncollected', 'none'));
