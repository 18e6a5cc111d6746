import * as z from 'zod/mini';

export const STATEMENT_PERIODS = ['week', 'month'] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];

/** The week or month of Việt Nam that contains this day; today without one. */
export const StatementInput = z.strictObject({
	period: z._default(z.enum(STATEMENT_PERIODS), 'month'),
	day: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
});
export type StatementInput = z.infer<typeof StatementInput>;

/** What one completed order brought, as its parties paid for it. */
export const SaleParts = {
	goodsVnd: z.int(),
	/** Given away by the shop: lowers what it earns. */
	shopDiscountVnd: z.int(),
	shippingVnd: z.int(),
	commissionVnd: z.int(),
	taxVnd: z.int(),
	/** Given back to the buyer before completion. */
	returnedVnd: z.int(),
	/** Paid by the platform in the buyer's place: vouchers and bizcoin. Lowers nothing. */
	platformDiscountVnd: z.int(),
	coinVnd: z.int(),
};
const Instant = z.iso.datetime();

/** All that moved what a shop has with the platform, waiting or payable. */
export const Statement = z.object({
	from: Instant,
	to: Instant,
	openingVnd: z.int(),
	orders: z.int(),
	...SaleParts,
	/** Of all sales together, after everything above. */
	salesVnd: z.int(),
	refundsVnd: z.int(),
	adjustmentsVnd: z.int(),
	payoutsVnd: z.int(),
	/** Everything but the payouts. */
	netVnd: z.int(),
	closingVnd: z.int(),
});
export type Statement = z.infer<typeof Statement>;

export const MOVEMENT_KINDS = ['sale', 'refund', 'payout', 'adjustment'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
export type SalePart = keyof typeof SaleParts;
export type Movement = {
	readonly at: Date;
	readonly kind: MovementKind;
	/** Of the order, where there is one. */
	readonly orderNumber: string;
	/** What it did to the balance. */
	readonly changeVnd: number;
	/** Of a sale only. */
	readonly parts: Readonly<Record<SalePart, number>> | null;
};

/** More movements than a sheet holds; a shop with more takes it by the week. */
export const MOVEMENTS_MAX = 50_000;
export const StatementFile = z.object({ name: z.string(), text: z.string() });
export type StatementFile = z.infer<typeof StatementFile>;
