import * as z from 'zod/mini';
import type { LegalKind } from '#src/domains/vendors/contract.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';

/** Numbers of what the platform charges and withholds, in basis points. The operating rules import them. */
export const feesConfig = {
	/** Shops hear of a higher fee this long before it counts. */
	changeNoticeDays: 30,
	/** No change counts sooner: every process has read the rules again by then. */
	soonestMinutes: 5,
	rateMaxBp: 5000,
	/** The rates of a new installation; afterwards the rules in the database count. */
	base: {
		goodsBp: 500,
		shippingBp: 0,
		/** By the slug of a category. */
		categoryBp: {
			'dien-thoai-phu-kien': 300,
			'may-tinh-van-phong': 300,
			'dien-gia-dung': 400,
			'nong-san-dac-san': 400,
			'thoi-trang': 600,
			'suc-khoe-lam-dep': 600,
		},
	},
	/** Days from completion until a shop may be paid for an order. ⚖ */
	holdDays: { standard: 7, premium: 3, newShop: 14 },
	/** Withheld of each sale of products and paid to the tax office for the seller. Source in the README. ⚖ */
	withheldBp: {
		individual: { vat: 100, pit: 50 },
		household: { vat: 100, pit: 50 },
		company: { vat: 0, pit: 0 },
	} satisfies Record<LegalKind, { readonly vat: number; readonly pit: number }>,
} as const;

export const COMMISSION_TARGETS = ['goods', 'shipping'] as const;
export type CommissionTarget = (typeof COMMISSION_TARGETS)[number];

/** What a rule is for; all empty is everything. Shipping has a rule for everything only. */
export type CommissionScope = {
	readonly target: CommissionTarget;
	readonly productId: string | null;
	readonly categoryId: string | null;
	readonly shopId: string | null;
};
export type CommissionRule = CommissionScope & {
	readonly id: string;
	readonly rateBp: number;
	readonly validFrom: Date;
	readonly validTo: Date | null;
	readonly createdAt: Date;
};

/** What is sold, as far as a rate depends on it. */
export type ChargedProduct = {
	readonly productId: string;
	readonly categoryId: string;
	readonly shopId: string;
	readonly shopLegalKind: LegalKind;
};
/** What an order keeps of the rates of one line. */
export type LineRates = { readonly commissionBp: number; readonly taxBp: number };

export const feesErrors = {
	'fees.rule_not_found': 'not_found',
	'fees.rate_out_of_range': 'invalid',
	'fees.scope_refused': 'invalid',
	'fees.global_stays': 'conflict',
	'fees.change_waits': 'conflict',
} as const;
export type FeesFailure = keyof typeof feesErrors;
export const fail = defineErrors(feesErrors);

/** What a shop's sales are charged, by category; a single good may have a rate of its own. */
export const SaleRates = z.object({
	taxBp: z.int(),
	categories: z.array(
		z.object({
			id: Id,
			name: z.string(),
			parentName: z.string(),
			commissionBp: z.int(),
			/** What it will be, and from when, as soon as that is decided. */
			next: z.nullable(z.object({ commissionBp: z.int(), from: z.iso.datetime() })),
		}),
	),
});
export type SaleRates = z.infer<typeof SaleRates>;
