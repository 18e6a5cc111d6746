import { useStore } from '@nanostores/react';
import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import type { ShopProductRow, ShopVariantRow } from '#src/domains/product-editing/contract/product-list.ts';
import { type EditedField, saveEdit } from '#src/islands/vendor-products/inline-edit-store.ts';
import { $productCounts } from '#src/islands/vendor-products/store.ts';
import { inlineEditMessages as messages } from '#src/messages/vi/vendor/vendor-products.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { EditableCell } from './EditableCell.tsx';

const FINAL_STATES: readonly ProductState[] = ['taken_down', 'discontinued'];

type Props = { readonly row: ShopProductRow; readonly variant: ShopVariantRow };

/** Price and stock of one variant, editable for staff with the right. */
export function VariantCells({ row, variant }: Props) {
	const counts = useStore($productCounts);
	const isOver = FINAL_STATES.includes(row.state);
	const name = variant.label ? `${row.name}, ${variant.label}` : row.name;
	const save = (field: EditedField) => (value: number) => saveEdit({ row, variant, field, value });
	const { priceVnd, onHand, reserved } = variant;
	return (
		<>
			<div className="goods-price money">
				{priceVnd !== null && <span className="goods-cell-label">{messages.columns.priceVnd}</span>}
				{priceVnd !== null &&
					(counts?.mayEditGoods && !isOver ? (
						<EditableCell
							field="priceVnd"
							label={messages.priceOf(name)}
							value={priceVnd}
							reserved={0}
							onSave={save('priceVnd')}
						/>
					) : (
						formatVnd(priceVnd)
					))}
			</div>
			<div className="goods-stock money">
				<span className="goods-cell-label">{messages.columns.onHand}</span>
				{counts?.mayEditStock && !isOver ? (
					<EditableCell
						field="onHand"
						label={messages.stockOf(name)}
						value={onHand}
						reserved={reserved}
						onSave={save('onHand')}
					/>
				) : (
					formatCount(onHand)
				)}
				{reserved > 0 && <span className="goods-reserved">{messages.reserved(reserved)}</span>}
			</div>
		</>
	);
}
