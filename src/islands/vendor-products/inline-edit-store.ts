import { map } from 'nanostores';
import { type ApiResult, callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type {
	ChangedPrice,
	ShopProductRow,
	ShopVariantPage,
	ShopVariantRow,
} from '#src/domains/product-editing/contract/product-list.ts';
import { rowAfterEdit } from '#src/domains/product-editing/rules/row-after-edit.ts';
import { inlineEditMessages as messages } from '#src/messages/vi/vendor/vendor-products.ts';
import { $shopProducts } from './store.ts';

const PRODUCTS = '/api/vendor/products';

export type EditedField = 'priceVnd' | 'onHand';
export type ListedVariants =
	| { readonly phase: 'loading' }
	| { readonly phase: 'failed'; readonly problem: string }
	| { readonly phase: 'shown'; readonly items: readonly ShopVariantRow[] };
/** Variants of unfolded products. */
export const $listedVariants = map<Record<string, ListedVariants>>({});

/** `changed`: somebody else saved another value, which the row shows now. */
export type EditOutcome =
	| { readonly kind: 'saved' | 'pending' }
	| { readonly kind: 'changed'; readonly theirs: number }
	| { readonly kind: 'rejected'; readonly text: string };

export type Edit = {
	readonly row: ShopProductRow;
	readonly variant: ShopVariantRow;
	readonly field: EditedField;
	readonly value: number;
};

const latestOf = new Map<string, number>();
/** Only the response to the latest request is shown; rows that are shown stay until then. */
export async function openVariants(productId: string): Promise<void> {
	const own = (latestOf.get(productId) ?? 0) + 1;
	latestOf.set(productId, own);
	if ($listedVariants.get()[productId]?.phase !== 'shown') $listedVariants.setKey(productId, { phase: 'loading' });
	const answer = await callApi<ShopVariantPage>('GET', `${PRODUCTS}/${productId}/variants`);
	if (latestOf.get(productId) !== own) return;
	$listedVariants.setKey(
		productId,
		answer.ok ? { phase: 'shown', items: answer.value.items } : { phase: 'failed', problem: answer.problem.detail },
	);
}

export async function saveEdit(edit: Edit): Promise<EditOutcome> {
	const outcome = await send(edit);
	if (outcome.kind === 'saved') announce(edit);
	if (outcome.kind === 'pending') void toast('info', messages.pending);
	return outcome;
}

async function send(edit: Edit): Promise<EditOutcome> {
	const { row, variant, field, value } = edit;
	const answer = await request(edit);
	if (answer.ok) {
		if (answer.value.isPending === true) {
			putRow(row.id, (shown) => ({ ...shown, waits: 'price' }));
			return { kind: 'pending' };
		}
		putVariant(row.id, { ...variant, [field]: value });
		return { kind: 'saved' };
	}
	const { code, details, fields, detail } = answer.problem;
	const theirs = details[field];
	if ((code === 'catalog.price_changed' || code === 'catalog.stock_changed') && typeof theirs === 'number') {
		putVariant(row.id, { ...variant, [field]: theirs });
		return { kind: 'changed', theirs };
	}
	return { kind: 'rejected', text: fields[field] ?? detail };
}

type Answer = ApiResult<Partial<ChangedPrice>>;
const request = ({ variant, field, value }: Edit): Promise<Answer> => {
	const { variantId } = variant;
	return field === 'priceVnd'
		? callApi('POST', `${PRODUCTS}/price`, { body: { variantId, was: variant.priceVnd, priceVnd: value } })
		: callApi('POST', `${PRODUCTS}/stock`, { body: { variantId, was: variant.onHand, onHand: value } });
};

/** Undoing is an edit like any other: it does not overwrite what somebody saved since. */
function announce({ row, variant, field, value }: Edit): void {
	const before = variant[field];
	if (before === null) return;
	const name = variant.label ? `${row.name} (${variant.label})` : row.name;
	const run = async () => {
		const undone = await send({ row, variant: { ...variant, [field]: value }, field, value: before });
		if (undone.kind === 'saved') void toast('success', messages.undone(name, field, before));
		else void toast('warning', undone.kind === 'rejected' ? undone.text : messages.undoChanged);
	};
	void toast('success', messages.saved(name, field, before, value), { label: messages.undo, run });
}

function putVariant(productId: string, variant: ShopVariantRow): void {
	const listed = $listedVariants.get()[productId];
	const known = listed?.phase === 'shown' ? listed.items : [variant];
	const items = known.map((item) => (item.variantId === variant.variantId ? variant : item));
	if (listed?.phase === 'shown') $listedVariants.setKey(productId, { phase: 'shown', items });
	putRow(productId, (row) => rowAfterEdit(row, items));
}

function putRow(productId: string, change: (row: ShopProductRow) => ShopProductRow): void {
	const shown = $shopProducts.get();
	$shopProducts.set({ ...shown, items: shown.items.map((row) => (row.id === productId ? change(row) : row)) });
}
