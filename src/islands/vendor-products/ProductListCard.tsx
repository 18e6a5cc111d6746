import { useStore } from '@nanostores/react';
import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import type { ShopProductRow } from '#src/domains/product-editing/contract/product-list.ts';
import { $productCounts } from '#src/islands/vendor-products/store.ts';
import {
	catalogStateMessages,
	shopProductMessages as messages,
	productStateTones,
	stockBandMessages,
	stockBandTones,
} from '#src/messages/vi/vendor/vendor-products.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDate, formatDateTime } from '#src/shared/time.ts';
import { LinePicture } from '../ui/LinePicture.tsx';
import { useStaffRight } from '../vendor/use-staff-right.ts';

/** Products in these states cannot be bought, so low stock is not shown. */
const NOT_FOR_SALE_STATES: readonly ProductState[] = ['draft', 'rejected', 'taken_down', 'discontinued'];

type Props = {
	readonly row: ShopProductRow;
	readonly isChosen: boolean;
	/** Absent for staff who may not change products. */
	readonly onChoose: ((isChosen: boolean) => void) | undefined;
};

export function ProductListCard({ row, isChosen, onChoose }: Props) {
	const { id, name, state, stock } = row;
	const mayEdit = useStaffRight('goods.edit');
	const selling = useStore($productCounts)?.selling ?? 'open';
	const updatedAt = new Date(row.updatedAt);
	const isAway = state === 'published' && selling !== 'open';
	const away = selling === 'open' ? '' : messages.notSelling[selling].state;
	return (
		<article className="card goods-card" aria-labelledby={`sp-${id}`}>
			<div className="goods-side">
				<LinePicture hash={row.pictureHash} />
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
			</div>
			<div className="goods-facts">
				<div className="goods-part">
					<h2 className="goods-name" id={`sp-${id}`}>
						{state === 'published' ? <a href={url.product(row.slug)}>{name}</a> : name}
					</h2>
					<p className="goods-badges">
						<span className={`badge badge-${isAway ? 'warning' : productStateTones[state]}`}>
							{isAway ? away : catalogStateMessages[state]}
						</span>
						{stock !== 'enough' && !NOT_FOR_SALE_STATES.includes(state) && (
							<span className={`badge badge-${stockBandTones[stock]}`}>{stockBandMessages[stock]}</span>
						)}
						{row.waits && <span className="badge badge-warning">{messages.waits[row.waits]}</span>}
					</p>
					<p className="goods-soft">
						<span className="sr-only">{messages.sku}: </span>
						{messages.skus(row.skus, row.variants)} · {row.categoryName}
					</p>
				</div>
				<div className="goods-part">
					{row.priceFromVnd !== null && row.priceToVnd !== null && (
						<p className="goods-price money">
							{row.priceFromVnd === row.priceToVnd
								? formatVnd(row.priceFromVnd)
								: `${formatVnd(row.priceFromVnd)} – ${formatVnd(row.priceToVnd)}`}
						</p>
					)}
					<p className="goods-soft">
						{state === 'draft'
							? messages.pieces(row.available)
							: `${messages.available(row.available, row.variants > 1 ? row.least : row.available)} · ${messages.sold(row.soldCount)}`}
					</p>
				</div>
				<div className="goods-end">
					<time className="goods-soft" dateTime={row.updatedAt} title={formatDateTime(updatedAt)}>
						{messages.changed(formatDate(updatedAt))}
					</time>
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
				{row.reason && <p className="goods-reason">{messages.because(row.reason)}</p>}
			</div>
		</article>
	);
}
