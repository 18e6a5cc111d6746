import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import {
	SHOP_PRODUCT_SORTS,
	type ShopProductCounts,
	STOCK_BANDS,
} from '#src/domains/product-editing/contract/product-list.ts';
import { type ShopProductAddress, writeProductAddress } from '#src/islands/vendor-products/address-store.ts';
import { $productCounts, $shopProducts, narrowProducts } from '#src/islands/vendor-products/store.ts';
import {
	catalogStateMessages,
	shopProductMessages as messages,
	productSortMessages,
	stockBandMessages,
} from '#src/messages/vi/vendor/vendor-products.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { Select } from '../ui/Select.tsx';

const TYPING_MS = 250;
/** States that need an action come before final ones. */
const STATES: readonly ProductState[] = [
	'published',
	'hidden',
	'draft',
	'changes_requested',
	'pending',
	'rejected',
	'taken_down',
	'discontinued',
] as readonly ProductState[];

type FiltersProps = { readonly action: ReactNode; readonly children: ReactNode };

export function ProductListFilters({ action, children }: FiltersProps) {
	const { asked: address } = useStore($shopProducts);
	const counts = useStore($productCounts);
	return (
		<div className="goods-filters">
			<div className="goods-first">
				<Search address={address} />
				{action}
			</div>
			<States address={address} counts={counts} />
			<div className="goods-folds">
				<details className="goods-narrow">
					<summary>
						<span>{messages.narrow}</span>
						{address.sort !== 'newest' && <span className="goods-soft">{productSortMessages[address.sort]}</span>}
					</summary>
					<div className="goods-selects">
						<Choices address={address} counts={counts} />
					</div>
				</details>
				{children}
			</div>
		</div>
	);
}

type Props = { readonly address: ShopProductAddress; readonly counts: ShopProductCounts | null };

function Search({ address }: { readonly address: ShopProductAddress }) {
	/** Null while no text is being typed: the box then shows the query in the URL, which is known late. */
	const [typed, setTyped] = useState<string | null>(null);
	useEffect(() => setTyped((now) => (now?.trim() === address.q ? now : null)), [address.q]);
	useEffect(() => {
		if (typed === null) return;
		const timer = setTimeout(() => {
			const q = typed.trim() || undefined;
			if (q !== $shopProducts.get().asked.q) void narrowProducts({ q }, true);
		}, TYPING_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	return (
		<div className="goods-search">
			<TextField
				id="tim-san-pham"
				type="search"
				label={messages.search}
				placeholder={messages.searchShort}
				value={typed ?? address.q ?? ''}
				onChange={setTyped}
				isUnmarked
			/>
		</div>
	);
}

function States({ address, counts }: Props) {
	const has = (state: ProductState): number => counts?.states.find((one) => one.state === state)?.products ?? 0;
	const chips = [
		{ key: 'all', text: messages.all, count: counts?.total, change: { state: undefined, waiting: undefined } },
		...STATES.filter((state) => has(state) > 0 || state === address.state).map((state) => ({
			key: state,
			text: catalogStateMessages[state],
			count: has(state),
			change: { state, waiting: undefined },
		})),
		...(counts?.waiting || address.waiting
			? [
					{
						key: 'waiting',
						text: messages.waiting,
						count: counts?.waiting,
						change: { state: undefined, waiting: true },
					},
				]
			: []),
	];
	const here = address.waiting ? 'waiting' : (address.state ?? 'all');
	return (
		<nav aria-label={messages.states}>
			<ul className="order-tabs">
				{chips.map(({ key, text, count, change }) => (
					<li key={key}>
						<a
							className="chip"
							href={writeProductAddress({ ...address, ...change }) || '?'}
							aria-current={key === here ? 'page' : undefined}
							onClick={(event) => {
								if (event.metaKey || event.ctrlKey || event.shiftKey) return;
								event.preventDefault();
								void narrowProducts(change);
							}}
						>
							{text}
							{count ? <span className="order-tab-count">{formatCount(count)}</span> : null}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Choices({ address, counts }: Props) {
	const named = (list: ShopProductCounts['categories'] = []) =>
		list.map(({ id, name, products }) => ({ value: id, label: messages.withCount(name, products) }));
	return (
		<>
			<Select
				id="loc-danh-muc"
				label={messages.category}
				placeholder={messages.anyCategory}
				options={named(counts?.categories)}
				value={address.category ?? ''}
				onChange={(category) => void narrowProducts({ category: category || undefined })}
				isUnmarked
			/>
			<Select
				id="loc-muc"
				label={messages.section}
				placeholder={messages.anySection}
				options={named(counts?.sections)}
				value={address.section ?? ''}
				onChange={(section) => void narrowProducts({ section: section || undefined })}
				isUnmarked
			/>
			<Select
				id="loc-ton-kho"
				label={messages.stock}
				placeholder={messages.anyStock}
				options={STOCK_BANDS.map((value) => ({ value, label: stockBandMessages[value] }))}
				value={address.stock ?? ''}
				onChange={(stock) => void narrowProducts({ stock: STOCK_BANDS.find((band) => band === stock) })}
				isUnmarked
			/>
			<Select
				id="sap-xep"
				label={messages.sort}
				placeholder={productSortMessages.newest}
				options={SHOP_PRODUCT_SORTS.slice(1).map((value) => ({ value, label: productSortMessages[value] }))}
				value={address.sort === 'newest' ? '' : address.sort}
				onChange={(sort) => void narrowProducts({ sort: SHOP_PRODUCT_SORTS.find((one) => one === sort) ?? 'newest' })}
				isUnmarked
			/>
		</>
	);
}
