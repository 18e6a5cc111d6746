import * as z from 'zod/mini';
import { CARRIERS } from '#src/domains/orders/contract/parcel.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';
import { CalendarDay } from '#src/shared/time/calendar-day.ts';

export const STATEMENT_PERIODS = ['week', 'month'] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];
export type StatementSelection = { readonly period: StatementPeriod; readonly day: string };

/** The week or month (Vietnam time) that contains the day; today by default. */
export const StatementInput = z.strictObject({
	period: z._default(z.enum(STATEMENT_PERIODS), 'month'),
	day: z.optional(CalendarDay),
});
export type StatementInput = z.infer<typeof StatementInput>;

export const SaleParts = {
	goodsVnd: z.int(),
	shopDiscountVnd: z.int(),
	shippingVnd: z.int(),
	commissionVnd: z.int(),
	taxVnd: z.int(),
	returnedVnd: z.int(),
	/** Paid by the platform: vouchers and coin. Does not reduce the proceeds. */
	platformDiscountVnd: z.int(),
	coinVnd: z.int(),
};
const Instant = z.iso.datetime();

/** All changes of a shop's balance, held or payable. */
export const Statement = z.object({
	from: Instant,
	to: Instant,
	openingVnd: z.int(),
	orders: z.int(),
	...SaleParts,
	salesVnd: z.int(),
	refundsVnd: z.int(),
	/** Coin paid to buyers in the shop's name for orders that it did not deliver. */
	goodwillVnd: z.int(),
	/** Return shipping of faulty products, refunded to the buyers. */
	postageVnd: z.int(),
	adjustmentsVnd: z.int(),
	payoutsVnd: z.int(),
	netVnd: z.int(),
	closingVnd: z.int(),
});
export type Statement = z.infer<typeof Statement>;

/** The first ones add up to `netVnd`, and together with the payouts to the change of the balance. */
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

export const MOVEMENT_KINDS = [
	'sale',
	'refund',
	'postage',
	'goodwill',
	'payout',
	'cash_kept',
	'carrier_fee',
	'adjustment',
] as const;

/** What the money of a sale rests on; `awaiting`: a carrier has not remitted all of its cash. */
export const SALE_BASES = ['online', 'shop_cash', 'awaiting', 'remitted', 'earlier'] as const;

export const SaleBasis = z.object({
	kind: z.enum(SALE_BASES),
	carrier: z.nullable(z.enum(CARRIERS)),
	/** The carrier's payment that contains it. */
	reference: z.nullable(z.string()),
});
export type SaleBasis = z.infer<typeof SaleBasis>;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
export type SalePart = keyof typeof SaleParts;
export type Movement = {
	readonly at: Date;
	readonly kind: MovementKind;
	readonly orderNumber: string;
	readonly changeVnd: number;
	readonly parts: Readonly<Record<SalePart, number>> | null;
};

/** Maximum rows of a spreadsheet; larger shops can export each week. */
export const MOVEMENTS_MAX = 50_000;
export const StatementFile = z.object({ name: z.string(), text: z.string() });
export type StatementFile = z.infer<typeof StatementFile>;

const Month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
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
	parts: z.nullable(z.object(SaleParts)),
	/** Of a sale. */
	basis: z.nullable(SaleBasis),
});
export type ShopMovement = z.infer<typeof ShopMovement>;
export const ShopMovementPage = pageOf(ShopMovement);
export type ShopMovementPage = z.infer<typeof ShopMovementPage>;

export const WithheldTaxInput = z.strictObject({ month: z.optional(Month) });
export type WithheldTaxInput = z.infer<typeof WithheldTaxInput>;
export type WithheldTax = {
	readonly at: string;
	readonly orderNumber: string;
	readonly productName: string;
	readonly quantity: number;
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

/** Sign of each part in the shop's proceeds; 0 for the last two, which the platform paid. */
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

/** Order for display: additions, deductions, then the amounts paid by the platform, which the others include. */
export const saleLines = (parts: Readonly<Record<SalePart, number>>): readonly SaleLine[] =>
	([1, -1, 0] as const).flatMap((sign) =>
		SALE_PARTS.filter((part) => SALE_SIGNS[part] === sign).map((part) => ({
			part,
			amountVnd: sign === -1 ? -parts[part] : parts[part],
			isCounted: sign !== 0,
		})),
	);
