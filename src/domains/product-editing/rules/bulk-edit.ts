import { PRICE_MIN_VND, STOCK_MAX } from '#src/domains/catalog/contract/product.ts';
import type { KnownPrices } from '#src/domains/catalog/contract/requested-changes.ts';
import { type ProductState, productStates } from '#src/domains/catalog/rules/product-states.ts';
import { priceOutcome } from '#src/domains/compliance/rules/change-plan.ts';
import type { StaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { MAX_VND } from '#src/shared/money.ts';
import { mayMove } from '#src/shared/states.ts';
import type { BulkEdit, BulkFailure } from '../contract/bulk.ts';

export type BulkProduct = {
	readonly id: string;
	readonly name: string;
	readonly state: ProductState;
	readonly hasPendingChange: boolean;
	readonly isInSection: boolean;
	/** Another row references the product. */
	readonly isNamed: boolean;
	/** The shop lacks a document that the category requires. */
	readonly isBarred: boolean;
	readonly hasPicture: boolean;
	readonly variants: readonly {
		readonly id: string;
		readonly label: string;
		readonly priceVnd: number;
		readonly known: KnownPrices;
		readonly isPriceWaiting: boolean;
		readonly onHand: number;
		readonly reserved: number;
	}[];
};
export type BulkStep = { readonly subjectId: string; readonly label: string } & BulkOutcome;
type BulkOutcome =
	| { readonly kind: 'change'; readonly from: string; readonly to: string; readonly waits: boolean }
	| { readonly kind: 'same' }
	| { readonly kind: 'refused'; readonly why: BulkFailure };

export const STATE_AFTER = { hide: 'hidden', show: 'published', discontinue: 'discontinued' } as const;

/** Used by both the preview and the edit, so that they agree. */
export function stepsOf(edit: BulkEdit, product: BulkProduct): readonly BulkStep[] {
	if (edit.kind === 'price') return priceSteps(edit, product);
	if (edit.kind === 'stock') return product.variants.map((variant) => stockStep(edit, variant));
	const own = { subjectId: product.id, label: '' };
	if (edit.kind === 'section') {
		if (product.isInSection === edit.isIn) return [{ ...own, kind: 'same' }];
		return [{ ...own, kind: 'change', from: String(!edit.isIn), to: String(edit.isIn), waits: false }];
	}
	if (edit.kind === 'delete') return [{ ...own, ...deleteOutcome(product) }];
	if (edit.change === 'publish') return [{ ...own, ...submitForReview(product) }];
	const to = STATE_AFTER[edit.change];
	if (product.state === to) return [{ ...own, kind: 'same' }];
	// Only products that passed the check before publication may be shown.
	if (!mayMove(productStates, product.state, to) || (edit.change === 'show' && product.state !== 'hidden'))
		return [{ ...own, kind: 'refused', why: 'state_refuses' }];
	if (edit.change === 'show' && product.isBarred) return [{ ...own, kind: 'refused', why: 'licence_missing' }];
	return [{ ...own, kind: 'change', from: product.state, to, waits: false }];
}

export const requiredRight = (edit: BulkEdit): StaffRight => (edit.kind === 'stock' ? 'stock.edit' : 'goods.edit');

export const isPublishRequest = (edit: BulkEdit): boolean => edit.kind === 'shown' && edit.change === 'publish';

export function limitToListingRoom<S extends BulkStep>(steps: readonly S[], room: number) {
	let left = room;
	return steps.map((step) => {
		if (step.kind !== 'change') return step;
		left -= 1;
		return left >= 0 ? step : { ...step, kind: 'refused' as const, why: 'listing_limit' as const };
	});
}

/** Waits for the check before publication, which trusted shops may pass immediately. */
function submitForReview({ state, hasPicture, isBarred: isLicenceMissing }: BulkProduct): BulkOutcome {
	if (!mayMove(productStates, state, 'pending')) return { kind: 'refused', why: 'state_refuses' };
	if (!hasPicture) return { kind: 'refused', why: 'picture_missing' };
	if (isLicenceMissing) return { kind: 'refused', why: 'licence_missing' };
	return { kind: 'change', from: state, to: 'pending', waits: false };
}

function deleteOutcome({ state, isNamed }: BulkProduct): BulkOutcome {
	if (state !== 'draft') return { kind: 'refused', why: 'not_draft' };
	if (isNamed) return { kind: 'refused', why: 'in_use' };
	return { kind: 'change', from: state, to: 'deleted', waits: false };
}

type PriceEdit = Extract<BulkEdit, { kind: 'price' }>;
type StockEdit = Extract<BulkEdit, { kind: 'stock' }>;

export function editedPrice({ how, value, roundTo }: PriceEdit, priceVnd: number): number {
	if (how === 'set') return value;
	const exact = how === 'percent' ? priceVnd + (priceVnd * value) / 100 : priceVnd + value;
	return Math.round(exact / roundTo) * roundTo;
}

/** Decided by the change plan: one change per product may wait, and later ones are rejected. */
function priceSteps(edit: PriceEdit, { state, hasPendingChange, variants }: BulkProduct): readonly BulkStep[] {
	let isTaken = hasPendingChange;
	return variants.map(({ id: subjectId, label, priceVnd, known, isPriceWaiting: hasPendingPrice }) => {
		const own = { subjectId, label };
		const to = editedPrice(edit, priceVnd);
		if (to === priceVnd) return { ...own, kind: 'same' };
		if (to < PRICE_MIN_VND || to > MAX_VND) return { ...own, kind: 'refused', why: 'price_range' };
		const outcome = priceOutcome(state, known, to, { isTaken, isSameValue: hasPendingPrice });
		if (outcome === 'left_out') return { ...own, kind: 'refused', why: 'change_pending' };
		const waits = outcome === 'pending';
		isTaken ||= waits;
		return { ...own, kind: 'change', from: String(priceVnd), to: String(to), waits };
	});
}

function stockStep({ how, value }: StockEdit, variant: BulkProduct['variants'][number]): BulkStep {
	const { id: subjectId, label, onHand, reserved } = variant;
	const own = { subjectId, label };
	const to = how === 'set' ? value : onHand + value;
	if (to === onHand) return { ...own, kind: 'same' };
	if (to < 0 || to > STOCK_MAX) return { ...own, kind: 'refused', why: 'stock_range' };
	if (to < reserved) return { ...own, kind: 'refused', why: 'stock_below_reserved' };
	return { ...own, kind: 'change', from: String(onHand), to: String(to), waits: false };
}
