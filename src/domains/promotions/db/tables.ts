import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { VoucherDiscount, VoucherPayer } from '../contract.ts';

const amount = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

export const vouchers = pgTable('vouchers', {
	id: uuid().primaryKey(),
	shopId: uuid(),
	code: text().notNull(),
	codeKey: text().notNull(),
	kind: text().$type<VoucherDiscount['kind']>().notNull(),
	amountVnd: amount(),
	percent: integer(),
	capVnd: amount(),
	minGoodsVnd: amount().notNull(),
	startsAt: instant().notNull(),
	endsAt: instant().notNull(),
	endedAt: instant(),
	usesMax: integer().notNull(),
	uses: integer().notNull().default(0),
	usesPerCustomer: integer().notNull(),
	isListed: boolean().notNull(),
	createdAt: instant().notNull(),
});
export type VoucherRow = Readonly<typeof vouchers.$inferSelect>;

export const savedVouchers = pgTable(
	'saved_vouchers',
	{ customerId: uuid().notNull(), voucherId: uuid().notNull(), savedAt: instant().notNull() },
	(table) => [primaryKey({ columns: [table.customerId, table.voucherId] })],
);

export const voucherUses = pgTable(
	'voucher_uses',
	{
		voucherId: uuid().notNull(),
		orderId: uuid().notNull(),
		payer: text().$type<VoucherPayer>().notNull(),
		customerId: uuid().notNull(),
		place: integer().notNull(),
		usesPerCustomer: integer().notNull(),
		discountVnd: amount().notNull(),
		usedAt: instant().notNull(),
		returnedAt: instant(),
	},
	(table) => [primaryKey({ columns: [table.orderId, table.payer] })],
);
export type VoucherUse = Readonly<typeof voucherUses.$inferSelect>;
