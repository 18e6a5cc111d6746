import * as z from 'zod/mini';
import type { LegalKind } from '#src/domains/vendors/contract/shop.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';

/** Fees and taxes in basis points. The published operating rules import these values. */
export const feesConfig = {
	changeNoticeDays: 30,
	/** Leaves every process time to reload the rules. */
	soonestMinutes: 5,
	rateMaxBp: 5000,
	/** Used by new installations only; later the rules in the database apply. */
	base: {
		goodsBp: 500,
		shippingBp: 0,
		categoryBp: {
			'dien-thoai-phu-kien': 300,
			'may-tinh-van-phong': 300,
			'dien-gia-dung': 400,
			'nong-san-dac-san': 400,
			'thoi-trang': 600,
			'suc-khoe-lam-dep': 600,
		},
	},
	/** Days after completion until an order is paid out. ⚖ */
	holdDays: { standard: 7, premium: 3, newShop: 14 },
	/** Tax withheld on sales and paid to the tax office for the seller. See the README for the source. ⚖ */
	withheldBp: {
		individual: { vat: 100, pit: 50 },
		household: { vat: 100, pit: 50 },
		company: { vat: 0, pit: 0 },
	} satisfies Record<LegalKind, { readonly vat: number; readonly pit: number }>,
} as const;

export const COMMISSION_TARGETS = ['goods', 'shipping'] as const;
export type CommissionTarget = (typeof COMMISSION_TARGETS)[number];

/** All fields empty means every sale. Shipping has only that one rule. */
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

export type ChargedProduct = {
	readonly productId: string;
	readonly categoryId: string;
	readonly shopId: string;
	readonly shopLegalKind: LegalKind;
};
export type LineRates = { readonly commissionBp: number; readonly taxBp: number };

export const saleRateErrors = { 'fees.role_not_allowed': 'forbidden' } as const;
export const feesErrors = {
	...saleRateErrors,
	'fees.rule_not_found': 'not_found',
	'fees.rate_out_of_range': 'invalid',
	'fees.scope_refused': 'invalid',
	'fees.global_stays': 'conflict',
	'fees.change_waits': 'conflict',
} as const;
export type FeesFailure = keyof typeof feesErrors;
export const fail = defineErrors(feesErrors);

export const SaleRates = z.object({
	taxBp: z.int(),
	categories: z.array(
		z.object({
			id: Id,
			name: z.string(),
			parentName: z.string(),
			commissionBp: z.int(),
			next: z.nullable(z.object({ commissionBp: z.int(), from: z.iso.datetime() })),
		}),
	),
});
export type SaleRates = z.infer<typeof SaleRates>;
