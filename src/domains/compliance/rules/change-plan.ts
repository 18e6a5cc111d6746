import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import type {
	ChangeKind,
	KnownPrices,
	PriceChangeRequested,
	RequestedChange,
	ShownPicture,
	WordsChange,
} from '#src/domains/catalog/contract/requested-changes.ts';
import { isKnownToBuyers, mayBeIncomplete, type ProductState } from '#src/domains/catalog/rules/product-states.ts';
import type { Failure } from '#src/shared/failure.ts';
import { isPriceChangeOf, isRiskyPrice, isRiskyRename, nearestIfOutlier } from './change-risk.ts';
import { type ListingTexts, listingIssues } from './listing-check.ts';

export type PendingChange = Pick<RequestedChange, 'kind' | 'after'>;

/** `left_out`: another change of the product is pending, so this one is not saved. */
export type Outcome = 'applied' | 'pending' | 'left_out';

/** The one place of a product for a pending change. */
export type Place = {
	/** A change of any kind is pending. */
	readonly isTaken: boolean;
	/** The pending change sets the same value, so deciding it would overwrite this change. */
	readonly isSameValue: boolean;
};

/** The first risky change of a product takes the place; a harmless one needs none. */
export function outcomeOf(isRisky: boolean, { isTaken, isSameValue }: Place): Outcome {
	if (isSameValue || (isRisky && isTaken)) return 'left_out';
	return isRisky ? 'pending' : 'applied';
}

export const placeFor = (pending: PendingChange | null, kind: ChangeKind): Place => ({
	isTaken: pending !== null,
	isSameValue: pending?.kind === kind,
});

export const pricePlace = (pending: PendingChange | null, variantId: string): Place => ({
	isTaken: pending !== null,
	isSameValue: pending !== null && isPriceChangeOf(pending, variantId),
});

export const priceOutcome = (state: ProductState, known: KnownPrices, priceVnd: number, place: Place): Outcome =>
	outcomeOf(isKnownToBuyers(state) && isRiskyPrice(known, priceVnd), place);

type Publication = { readonly state: ProductState; readonly wasPublished: boolean };

/** Changes of words and pictures are recorded, and may be risky, from the first publication on. */
export function wordsOutcome(
	{ state, wasPublished }: Publication,
	known: WordsChange,
	after: WordsChange,
	place: Place,
): Outcome {
	return wasPublished ? outcomeOf(isKnownToBuyers(state) && isRiskyRename(known, after), place) : 'applied';
}

export function picturesOutcome(
	{ state, wasPublished }: Publication,
	before: readonly string[],
	after: readonly string[],
	belongsToOtherShop: (pictureId: string) => boolean,
	place: Place,
): Outcome {
	if (!wasPublished) return 'applied';
	const joining = after.filter((id) => !before.includes(id));
	return outcomeOf(isKnownToBuyers(state) && joining.some(belongsToOtherShop), place);
}

/** Every move after the first publication waits, and only into a category that the shop may sell in. */
export const isBarredMove = ({ wasPublished }: Pick<Publication, 'wasPublished'>, isLicenceMissing: boolean): boolean =>
	wasPublished && isLicenceMissing;

export const categoryOutcome = ({ wasPublished }: Pick<Publication, 'wasPublished'>, place: Place): Outcome =>
	wasPublished ? outcomeOf(true, place) : 'applied';

export type WantedTexts = Pick<ListingTexts, 'name' | 'description' | 'attributes'> & { readonly brand: string };
export type ProductNow = Publication & {
	readonly categoryId: string;
	readonly name: string;
	readonly brand: string;
	readonly knownWords: WordsChange;
	readonly pending: PendingChange | null;
	readonly pictureIds: readonly string[];
	readonly variants: readonly {
		readonly id: string;
		readonly priceVnd: number;
		readonly isOnSale: boolean;
		readonly known: KnownPrices;
	}[];
	/** Prices at which operators have approved a variant that is far from the others. */
	readonly approvedVariants: readonly PriceChangeRequested[];
};
export type WantedProduct = {
	/** Every text of the form, as it was sent. */
	readonly form: ListingTexts;
	readonly texts: WantedTexts;
	/** Null when the category does not exist. */
	readonly category: { readonly categoryId: string; readonly name: string; readonly nameBefore: string } | null;
	readonly barred: Failure<CatalogFailure> | null;
	readonly variants: readonly {
		readonly id: string;
		readonly isNew: boolean;
		readonly priceVnd: number;
		readonly isOnSale: boolean;
		readonly stockChange: number;
	}[];
	/** Null when one of them does not exist. */
	readonly pictures: readonly ShownPicture[] | null;
	readonly isPictureOfOthers: (pictureId: string) => boolean;
};

type ChangeOf<K extends ChangeKind> = Extract<RequestedChange, { kind: K }>;
type StepOf<K extends ChangeKind> = { readonly part: K; readonly outcome: Outcome; readonly change: ChangeOf<K> };
/** `isRecorded`: the change joins the history that operators and buyers of the product rely on. */
type Recorded = { readonly isRecorded: boolean };
export type PicturesStep = StepOf<'pictures'> & Recorded & { readonly shown: readonly ShownPicture[] };
export type WordsStep = StepOf<'words'> & Recorded;
export type PriceStep = StepOf<'price'>;
export type FailedStep = { readonly part: 'failed'; readonly error: Failure<CatalogFailure> };
export type PlannedStep =
	| StepOf<'category'>
	| { readonly part: 'stock'; readonly variantId: string; readonly by: number }
	| PriceStep
	| StepOf<'choice'>
	/** Variants that are saved off sale until an operator approves their price. */
	| { readonly part: 'variants'; readonly heldBack: ReadonlySet<string> }
	| PicturesStep
	/** Attributes belong to the current category, so they stay unchanged until a move is approved. */
	| (WordsStep & { readonly keepsAttributes: boolean })
	| FailedStep;

const failed = ({ error }: Pick<FailedStep, 'error'>): FailedStep => ({ part: 'failed', error });

/**
 * What saving the whole product does, in the order in which it is applied; nothing is saved when a step is refused.
 * The first risky change takes the place for a pending change, and later risky ones are left out.
 */
export function planChange(now: ProductNow, wanted: WantedProduct): readonly PlannedStep[] {
	const doubts = listingIssues(wanted.form);
	if (doubts.length > 0) return [failed(fail('catalog.listing_doubtful', { doubts }))];
	if (wanted.category === null) return [failed(fail('catalog.category_unknown'))];
	const moving = wanted.category.categoryId === now.categoryId ? [] : [wanted.category];
	const move = moving.map((category) => planMove(now, category, now.pending));
	const variants = planVariants(now, wanted);
	if (variants.some(({ part }) => part === 'failed')) return now.wasPublished ? variants : [...move, ...variants];
	const pictures = planWantedPictures({ ...now, pending: pendingAfter(now, variants) }, wanted);
	const soFar = [...variants, pictures];
	const words = planWantedWords(
		{ ...now, pending: pendingAfter(now, soFar) },
		wanted,
		now.wasPublished && moving.length > 0,
	);
	if (!now.wasPublished) return [...move, ...soFar, words];
	const pending = pendingAfter(now, [...soFar, words]);
	const asked = moving.map((category) =>
		wanted.barred ? failed({ error: wanted.barred }) : planMove(now, category, pending),
	);
	return [...soFar, words, ...asked];
}

/** Kinds of the changes with this outcome, in the order of the plan. */
export const changesWith = (plan: readonly PlannedStep[], outcome: Outcome): ChangeKind[] =>
	plan.flatMap((step) => ('outcome' in step && step.outcome === outcome ? [step.part] : []));

const pendingAfter = ({ pending }: Pick<ProductNow, 'pending'>, steps: readonly PlannedStep[]): PendingChange | null =>
	pending ?? steps.flatMap((step) => ('outcome' in step && step.outcome === 'pending' ? [step.change] : []))[0] ?? null;

function planMove(
	now: ProductNow,
	{ categoryId, name, nameBefore }: NonNullable<WantedProduct['category']>,
	pending: PendingChange | null,
): StepOf<'category'> {
	const before = { categoryId: now.categoryId, name: nameBefore };
	const change = { kind: 'category', before, after: { categoryId, name } } as const;
	return { part: 'category', outcome: categoryOutcome(now, placeFor(pending, 'category')), change };
}

function planVariants(now: ProductNow, wanted: WantedProduct): readonly PlannedStep[] {
	const before = new Map(now.variants.map((variant) => [variant.id, variant]));
	const stored = wanted.variants.filter(({ isNew }) => !isNew);
	// Variants that were sold or are in carts are switched off, never deleted.
	if (stored.length !== before.size || stored.some(({ id }) => !before.has(id)))
		return [failed(fail('catalog.product_changed'))];
	const steps: PlannedStep[] = [];
	const prices = new Map<string, number>();
	for (const { id, priceVnd, stockChange } of stored) {
		const variant = before.get(id);
		if (!variant) continue;
		if (stockChange !== 0) steps.push({ part: 'stock', variantId: id, by: stockChange });
		const pending = pendingAfter(now, steps);
		const price = priceVnd === variant.priceVnd ? null : planPrice({ ...now, pending }, variant, priceVnd);
		if (price) steps.push(price);
		prices.set(id, price?.outcome === 'applied' ? priceVnd : variant.priceVnd);
	}
	const held = planJoining({ ...now, pending: pendingAfter(now, steps) }, wanted, prices);
	const heldBack = new Set(held.map(({ change }) => change.after.variantId));
	const last = wanted.variants.some(({ id, isOnSale }) => isOnSale && !heldBack.has(id))
		? { part: 'variants' as const, heldBack }
		: failed(fail('catalog.nothing_on_sale'));
	return [...steps, ...held, last];
}

export function planPrice(
	{ state, pending }: Pick<ProductNow, 'state' | 'pending'>,
	{ id: variantId, priceVnd: beforeVnd, known }: Omit<ProductNow['variants'][number], 'isOnSale'>,
	priceVnd: number,
): PriceStep {
	const before = { variantId, priceVnd: beforeVnd };
	const change = { kind: 'price', before, after: { variantId, priceVnd } } as const;
	return { part: 'price', outcome: priceOutcome(state, known, priceVnd, pricePlace(pending, variantId)), change };
}

/**
 * Variants that go on sale at a price far from the others stay off sale until an operator approves them. `pricesVnd`
 * are the prices after this change, because a new one may itself be pending.
 */
function planJoining(
	now: ProductNow,
	wanted: WantedProduct,
	pricesVnd: ReadonlyMap<string, number>,
): readonly StepOf<'choice'>[] {
	if (!isKnownToBuyers(now.state)) return [];
	const onSale = new Set(now.variants.flatMap(({ id, isOnSale }) => (isOnSale ? [id] : [])));
	const othersVnd = [...pricesVnd].flatMap(([id, priceVnd]) => (onSale.has(id) ? [priceVnd] : []));
	const steps: StepOf<'choice'>[] = [];
	for (const { id: variantId, isOnSale, priceVnd: wantedVnd } of wanted.variants) {
		if (!isOnSale || onSale.has(variantId)) continue;
		const after = { variantId, priceVnd: pricesVnd.get(variantId) ?? wantedVnd };
		const nearestVnd = nearestIfOutlier(othersVnd, after.priceVnd);
		const isApproved = now.approvedVariants.some(
			(approved) => approved.variantId === variantId && approved.priceVnd === after.priceVnd,
		);
		if (nearestVnd === null || isApproved) continue;
		const change = { kind: 'choice', before: { variantId, priceVnd: nearestVnd }, after } as const;
		const outcome = outcomeOf(true, placeFor(pendingAfter(now, steps), 'choice'));
		steps.push({ part: 'choice', outcome, change });
	}
	return steps;
}

function planWantedPictures(now: ProductNow, { pictures, isPictureOfOthers }: WantedProduct): PlannedStep {
	if (pictures === null) return failed(fail('catalog.picture_unknown'));
	return planPictures(now, pictures, isPictureOfOthers);
}

/** A new alternative text of the same pictures is not recorded. */
export function planPictures(
	now: Publication & Pick<ProductNow, 'pictureIds' | 'pending'>,
	shown: readonly ShownPicture[],
	belongsToOtherShop: (pictureId: string) => boolean,
): PicturesStep | FailedStep {
	const { pictureIds: before, pending } = now;
	const after = shown.map(({ pictureId }) => pictureId);
	if (before.length > 0 && after.length === 0 && !mayBeIncomplete(now.state))
		return failed(fail('catalog.picture_missing'));
	const isSame = before.join() === after.join();
	const outcome = isSame
		? 'applied'
		: picturesOutcome(now, before, after, belongsToOtherShop, placeFor(pending, 'pictures'));
	const change = { kind: 'pictures', before: { pictureIds: before }, after: { pictureIds: after, shown } } as const;
	const isRecorded = now.wasPublished && !isSame && outcome !== 'left_out';
	return { part: 'pictures', outcome, change, isRecorded, shown };
}

function planWantedWords(now: ProductNow, { texts }: WantedProduct, keepsAttributes: boolean): PlannedStep {
	const step = planWords(now, keepsAttributes ? { ...texts, attributes: [] } : texts);
	return step.part === 'failed' ? step : { ...step, keepsAttributes };
}

/** A pending change may block the name, but not the remaining text. */
export function planWords(
	now: Publication & Pick<ProductNow, 'name' | 'brand' | 'knownWords' | 'pending'>,
	texts: WantedTexts,
): WordsStep | FailedStep {
	const { state, name, brand, knownWords, pending } = now;
	if (state === 'taken_down' || state === 'rejected') return failed(fail('catalog.state_refuses', { state }));
	const doubts = listingIssues(texts);
	if (doubts.length > 0) return failed(fail('catalog.listing_doubtful', { doubts }));
	const after = { name: texts.name, brand: texts.brand };
	const isSame = name === after.name && brand === after.brand;
	const outcome = isSame ? 'applied' : wordsOutcome(now, knownWords, after, placeFor(pending, 'words'));
	const change = { kind: 'words', before: { name, brand }, after } as const;
	return { part: 'words', outcome, change, isRecorded: now.wasPublished && !isSame && outcome !== 'left_out' };
}
