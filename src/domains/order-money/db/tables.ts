import { type SQL, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import type { CashClaimState } from '../contract.ts';

const amount = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

export const REFUND_CHANNELS = ['vnpay', 'bank', 'uncollected', 'none'] as const;

export const orderRefunds = pgTable('order_refunds', {
	id: uuid().primaryKey(),
	orderId: uuid().notNull(),
	sourceType: text().notNull(),
	sourceId: uuid().notNull(),
	reason: text().notNull(),
	percent: integer().notNull(),
	channel: text().$type<(typeof REFUND_CHANNELS)[number]>().notNull(),
	cashVnd: amount().notNull(),
	shippingVnd: amount().notNull(),
	/** Cost of sending products back; not part of the order's payment. */
	postageVnd: amount().notNull().default(0),
	coinBonusVnd: amount().notNull(),
	coinPaidVnd: amount().notNull(),
	platformVnd: amount().notNull(),
	/** Part of it that the shop collected in cash and owes from now on. */
	shopCashVnd: amount().notNull().default(0),
	bankSealed: text(),
	bankShown: text(),
	/** The bank file that contains it. */
	transferBatchId: uuid(),
	issuedAt: instant().notNull(),
	paidAt: instant(),
});

export type OrderRefund = Readonly<typeof orderRefunds.$inferSelect>;

export const orderRefundLines = pgTable(
	'order_refund_lines',
	{
		refundId: uuid().notNull(),
		lineId: uuid().notNull(),
		quantity: integer().notNull(),
		/** Units that an earlier split refunded in part. */
		completed: integer().notNull().default(0),
		cashVnd: amount().notNull(),
		coinBonusVnd: amount().notNull(),
		coinPaidVnd: amount().notNull(),
		platformVnd: amount().notNull(),
	},
	(table) => [primaryKey({ columns: [table.refundId, table.lineId] })],
);

export type RefundLine = Readonly<typeof orderRefundLines.$inferSelect>;

export const cashClaims = pgTable('cash_claims', {
	parcelId: uuid().primaryKey(),
	orderId: uuid().notNull(),
	shopId: uuid().notNull(),
	carrier: text().$type<Carrier>().notNull(),
	tracking: text().notNull(),
	state: text().$type<CashClaimState>().notNull(),
	amountVnd: amount().notNull(),
	remittedVnd: amount().notNull().default(0),
	deliveredAt: instant().notNull(),
	collectedAt: instant(),
	remittedAt: instant(),
});

export type CashClaim = Readonly<typeof cashClaims.$inferSelect>;

export const isCashWithShop = (orderId: SQL): SQL => sql`exists (
	select from order_parcels brought join orders of on of.id = brought.order_id
		join order_groups placed on placed.id = of.group_id
	where brought.order_id = ${orderId} and brought.state = 'delivered'
		and (brought.carrier = 'own' or brought.carrier = 'other' and not brought.other_collects)
		and placed.payment_method = 'cod')`;
