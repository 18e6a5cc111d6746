import chevron from 'icon:chevron-down';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import type { ShopProductRow } from '#src/domains/product-editing/contract/product-list.ts';
import { $productCounts } from '#src/islands/vendor-products/store.ts';
import {
	catalogStateMessages,
	inlineEditMessages,
	shopProductMessages as messages,
	productStateTones,
	stockBandMessages,
	stockBandTones,
} from '#src/messages/vi/vendor/vendor-products.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { formatDate } from '#src/shared/time.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { useStaffRight } from '../vendor/use-staff-right.ts';
import { VariantCells } from './VariantCells.tsx';
import { VariantRows } from './VariantRows.tsx';

/** Products in these states cannot be bought, so low stock is not shown. */
const NOT_FOR_SALE_STATES: readonly ProductState[] = ['draft', 'rejected', 'taken_down', 'discontinued'];

type Props = {
	readonly row: ShopProductRow;
	readonly isChosen: boolean;
	/** Absent for staff who may not change products. */
	readonly onChoose: ((isChosen: boolean) => void) | undefined;
};

export function ProductListCard({ row, isChosen, onChoose }: Props) {
	const { id, name, state } = row;
	const mayEdit = useStaffRight('goods.edit');
	const [isOpen, setOpen] = useState(false);
	const variantsId = useId();
	return (
		<article className="goods-card" aria-labelledby={`sp-${id}`}>
			<div className="goods-row">
				{onChoose && (
					<label className="goods-tick">
						<input
							type="checkbox"
							checked={isChosen}
							onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
						/>
						<span className="sr-only">{messages.choose(name)}</span>
					</label>
				)}
				<LinePicture hash={row.pictureHash} />
				<div className="goods-title">
					<h2 className="goods-name" id={`sp-${id}`} title={name}>
						{state === 'published' ? <a href={url.product(row.slug)}>{name}</a> : name}
					</h2>
					<div className="goods-under">
						<States row={row} />
						<p className="goods-soft">
							<span className="sr-only">{messages.sku}: </span>
							{messages.skus(row.skus, row.variants)} · {row.categoryName} ·{' '}
							{messages.changed(formatDate(new Date(row.updatedAt)))}
						</p>
					</div>
				</div>
				{row.only ? <VariantCells row={row} variant={row.only} /> : <Range row={row} />}
				<p className="goods-sold goods-soft">
					<span className="goods-sold-label">{inlineEditMessages.columns.sold}</span> {formatCount(row.soldCount)}
				</p>
				<div className="goods-end">
					{!row.only && (
						<button
							className="btn btn-quiet goods-unfold"
							type="button"
							aria-expanded={isOpen}
							aria-controls={variantsId}
							onClick={() => setOpen(!isOpen)}
						>
							{inlineEditMessages.variants(row.variants)}
							<span className="sr-only">{inlineEditMessages.variantsOf(name)}</span>
							<Icon shapes={chevron} size={16} />
						</button>
					)}
					{mayEdit && (
						<div className="goods-acts">
							<a className="btn btn-quiet" href={`${url.vendorProducts('new')}?from=${id}`}>
								{messages.duplicate}
								<span className="sr-only"> {name}</span>
							</a>
							<a className="btn btn-secondary" href={url.vendorProducts(id)}>
								{messages.edit}
								<span className="sr-only"> {name}</span>
							</a>
						</div>
					)}
				</div>
			</div>
			{row.reason && <p className="goods-reason">{messages.because(row.reason)}</p>}
			<div id={variantsId}>{isOpen && <VariantRows row={row} />}</div>
		</article>
	);
}

function States({ row: { state, stock, waits, sale } }: { readonly row: ShopProductRow }) {
	const selling = useStore($productCounts)?.selling ?? 'open';
	const isAway = state === 'published' && selling !== 'open';
	const away = selling === 'open' ? '' : messages.notSelling[selling].state;
	return (
		<p className="goods-badges">
			<Badge tone={isAway ? 'warning' : productStateTones[state]}>{isAway ? away : catalogStateMessages[state]}</Badge>
			{stock !== 'enough' && !NOT_FOR_SALE_STATES.includes(state) && (
				<Badge tone={stockBandTones[stock]}>{stockBandMessages[stock]}</Badge>
			)}
			{sale && <Badge tone={sale === 'running' ? 'primary' : 'secondary'}>{messages.sale[sale]}</Badge>}
			{waits && <Badge tone="warning">{messages.waits[waits]}</Badge>}
		</p>
	);
}

/** Of a product with several variants, which are edited one by one below. */
const Range = ({ row: { priceFromVnd, priceToVnd, available } }: { readonly row: ShopProductRow }) => (
	<>
		<p className="goods-price money">
			{priceFromVnd !== null && priceToVnd !== null && (
				<>
					<span className="goods-cell-label">{inlineEditMessages.columns.priceVnd}</span>
					{priceFromVnd === priceToVnd
						? formatVnd(priceFromVnd)
						: `${formatCount(priceFromVnd)} – ${formatVnd(priceToVnd)}`}
				</>
			)}
		</p>
		<p className="goods-stock money">
			<span className="goods-cell-label">{inlineEditMessages.columns.onHand}</span>
			{formatCount(available)}
		</p>
	</>
);
