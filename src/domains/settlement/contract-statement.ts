import * as z from 'zod/mini';
import { CalendarDay } from '#src/shared/calendar-day.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';

export const STATEMENT_PERIODS = ['week', 'month'] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];
export type StatementSelection = { readonly period: StatementPeriod; readonly day: string };

/** The week or month of Việt Nam that contains this day; today without one. */
export const StatementInput = z.strictObject({
	period: z._default(z.enum(STATEMENT_PERIODS), 'month'),
	day: z.optional(CalendarDay),
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
	/** Bizcoin given to buyers in the shop's place, because it did not deliver. */
	goodwillVnd: z.int(),
	/** Paid by buyers to send faulty products back, and theirs again. */
	postageVnd: z.int(),
	adjustmentsVnd: z.int(),
	payoutsVnd: z.int(),
	/** Everything but the payouts. */
	netVnd: z.int(),
	closingVnd: z.int(),
});
export type Statement = z.infer<typeof Statement>;

/** What a period did to the balance: those before the net add up to it, and with the payouts to the change. */
export const STATEMENT_SUMS = [
	'salesVnd',
	'refundsVnd',
	'postageVnd',
	'goodwillVnd',
	'adjustmentsVnd',
	'netVnd',
	'payoutsVnd',
] as const satisfies readonly (keyof Statement)[];
export type StatementSum = (typeof STATEMENT_SUMS)[number];

export const MOVEMENT_KINDS = ['sale', 'refund', 'postage', 'goodwill', 'payout', 'cash_kept', 'adjustment'] as const;
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

const Month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
/** The newest first; of one kind, or of one month of Việt Nam. */
export const ShopMovementsInput = z.strictObject({
	...PageQuery,
	kind: z.optional(z.enum(MOVEMENT_KINDS)),
	month: z.optional(Month),
});
export type ShopMovementsInput = z.infer<typeof ShopMovementsInput>;
export const ShopMovement = z.object({
	at: Instant,
	kind: z.enum(MOVEMENT_KINDS),
	orderNumber: z.string(),
	changeVnd: z.int(),
	/** Of a sale only. */
	parts: z.nullable(z.object(SaleParts)),
});
export type ShopMovement = z.infer<typeof ShopMovement>;
export const ShopMovementPage = pageOf(ShopMovement);
export type ShopMovementPage = z.infer<typeof ShopMovementPage>;

export const WithheldTaxInput = z.strictObject({ month: z.optional(Month) });
export type WithheldTaxInput = z.infer<typeof WithheldTaxInput>;
/** What was withheld of one line of one order, or given back with its money. */
export type WithheldTax = {
	readonly at: string;
	readonly orderNumber: string;
	readonly productName: string;
	readonly quantity: number;
	/** What the line earned, or gave back. */
	readonly baseVnd: number;
	readonly taxBp: number;
	readonly taxVnd: number;
};
export type WithheldTaxMonth = {
	readonly month: string;
	readonly baseVnd: number;
	readonly taxVnd: number;
	readonly items: readonly WithheldTax[];
};

/** What each part does to what the shop gets; the platform paid the last two in the buyer's place. */
const SALE_SIGNS = {
	goodsVnd: 1,
	shopDiscountVnd: -1,
	shippingVnd: 1,
	commissionVnd: -1,
	taxVnd: -1,
	returnedVnd: -1,
	platformDiscountVnd: 0,
	coinVnd: 0,
} as const satisfies Readonly<Record<SalePart, 1 | -1 | 0>>;
export const SALE_PARTS = Object.keys(SALE_SIGNS) as readonly SalePart[];

type SaleLine = { readonly part: SalePart; readonly amountVnd: number; readonly isCounted: boolean };

/** As it is read: what comes, what goes, and what the platform paid, which is in the rest already. */
export const saleLines = (parts: Readonly<Record<SalePart, number>>): readonly SaleLine[] =>
	([1, -1, 0] as const).flatMap((sign) =>
		SALE_PARTS.filter((part) => SALE_SIGNS[part] === sign).map((part) => ({
			part,
			amountVnd: sign === -1 ? -parts[part] : parts[part],
			isCounted: sign !== 0,
		})),
	);
