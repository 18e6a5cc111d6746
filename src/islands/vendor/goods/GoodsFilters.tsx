import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { GOODS_SORTS, type GoodsCounts, STOCK_BANDS } from '#src/domains/catalog/contract-goods.ts';
import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import { catalogStateWords } from '#src/messages/vi/catalog.ts';
import { goodsSortWords, stockBandWords, goodsWords as words } from '#src/messages/vi/goods-screen.ts';
import { formatCount } from '#src/shared/amount-text.ts';
import { type GoodsAddress, writeGoodsAddress } from '#src/stores/goods-address.ts';
import { $goodsCounts, $shopGoods, narrowGoods } from '#src/stores/vendor-goods.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

const TYPING_MS = 250;
/** What needs the shop's hand stands before what is over. */
const STATES: readonly ProductState[] = [
	...['published', 'hidden', 'draft', 'changes_requested'],
	...['pending', 'rejected', 'taken_down', 'discontinued'],
] as readonly ProductState[];

/** What narrows the list: chips of states above, the rest folded on a phone. */
export function GoodsFilters({ children }: { readonly children: ReactNode }) {
	const { asked: address } = useStore($shopGoods);
	const counts = useStore($goodsCounts);
	return (
		<div className="goods-filters">
			<Search address={address} />
			<States address={address} counts={counts} />
			<div className="goods-folds">
				<details className="goods-narrow">
					<summary>
						<span>{words.narrow}</span>
						{address.sort !== 'newest' && <span className="goods-soft">{goodsSortWords[address.sort]}</span>}
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

type Props = { readonly address: GoodsAddress; readonly counts: GoodsCounts | null };

function Search({ address }: { readonly address: GoodsAddress }) {
	/** Null while nobody types: then the box says what the list was asked for, however late that is known. */
	const [typed, setTyped] = useState<string | null>(null);
	useEffect(() => setTyped((now) => (now?.trim() === address.q ? now : null)), [address.q]);
	useEffect(() => {
		if (typed === null) return;
		const timer = setTimeout(() => {
			const q = typed.trim() || undefined;
			if (q !== $shopGoods.get().asked.q) void narrowGoods({ q }, true);
		}, TYPING_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	return (
		<div className="goods-search">
			<TextField
				id="tim-san-pham"
				type="search"
				label={words.search}
				placeholder={words.searchShort}
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
		{ key: 'all', text: words.all, count: counts?.total, change: { state: undefined, waiting: undefined } },
		...STATES.filter((state) => has(state) > 0 || state === address.state).map((state) => ({
			key: state,
			text: catalogStateWords[state],
			count: has(state),
			change: { state, waiting: undefined },
		})),
		...(counts?.waiting || address.waiting
			? [
					{
						key: 'waiting',
						text: words.waiting,
						count: counts?.waiting,
						change: { state: undefined, waiting: true },
					},
				]
			: []),
	];
	const here = address.waiting ? 'waiting' : (address.state ?? 'all');
	return (
		<nav aria-label={words.states}>
			<ul className="order-tabs">
				{chips.map(({ key, text, count, change }) => (
					<li key={key}>
						<a
							className="chip"
							href={writeGoodsAddress({ ...address, ...change }) || '?'}
							aria-current={key === here ? 'page' : undefined}
							onClick={(event) => {
								if (event.metaKey || event.ctrlKey || event.shiftKey) return;
								event.preventDefault();
								void narrowGoods(change);
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
	const named = (list: GoodsCounts['categories'] = []) =>
		list.map(({ id, name, products }) => ({ value: id, label: words.withCount(name, products) }));
	return (
		<>
			<Select
				id="loc-danh-muc"
				label={words.category}
				placeholder={words.anyCategory}
				options={named(counts?.categories)}
				value={address.category ?? ''}
				onChange={(category) => void narrowGoods({ category: category || undefined })}
				isUnmarked
			/>
			<Select
				id="loc-muc"
				label={words.section}
				placeholder={words.anySection}
				options={named(counts?.sections)}
				value={address.section ?? ''}
				onChange={(section) => void narrowGoods({ section: section || undefined })}
				isUnmarked
			/>
			<Select
				id="loc-ton-kho"
				label={words.stock}
				placeholder={words.anyStock}
				options={STOCK_BANDS.map((value) => ({ value, label: stockBandWords[value] }))}
				value={address.stock ?? ''}
				onChange={(stock) => void narrowGoods({ stock: STOCK_BANDS.find((band) => band === stock) })}
				isUnmarked
			/>
			<Select
				id="sap-xep"
				label={words.sort}
				placeholder={goodsSortWords.newest}
				options={GOODS_SORTS.slice(1).map((value) => ({ value, label: goodsSortWords[value] }))}
				value={address.sort === 'newest' ? '' : address.sort}
				onChange={(sort) => void narrowGoods({ sort: GOODS_SORTS.find((one) => one === sort) ?? 'newest' })}
				isUnmarked
			/>
		</>
	);
}
