import trash from 'icon:trash';
import type { CartLineView } from '#src/domains/cart/contract.ts';
import { changeQuantity } from '#src/islands/cart/store.ts';
import { cartScreenMessages as messages } from '#src/messages/vi/cart.ts';
import { formatVnd } from '#src/shared/money.ts';
import { Icon } from '../ui/Icon.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { QuantityStepper } from '../ui/QuantityStepper.tsx';
import { CartLineFacts } from './CartLineFacts.tsx';

type Props = {
	readonly line: CartLineView;
	readonly isChosen: boolean;
	readonly onChoose: (isChosen: boolean) => void;
	readonly onRemove: () => void;
};

export function CartRow({ line, isChosen, onChoose, onRemove }: Props) {
	const { productName, status, limits, quantity } = line;
	return (
		<li className="cart-row" data-status={status}>
			<label className="choice">
				<input
					type="checkbox"
					checked={isChosen}
					disabled={status !== 'ready'}
					aria-label={messages.choose(productName)}
					onChange={(event) => onChoose(event.currentTarget.checked)}
				/>
			</label>
			<LinePicture hash={line.pictureHash} />
			<CartLineFacts line={line} />
			<div className="cart-row-steps">
				<QuantityStepper
					label={messages.quantityOf(productName)}
					value={quantity}
					min={limits.min}
					max={limits.max}
					step={limits.step}
					isDisabled={limits.max === 0}
					onChange={(next) => void changeQuantity(line.id, next)}
				/>
				<strong className="money">{formatVnd(line.lineTotalVnd)}</strong>
				<button
					className="btn btn-quiet btn-icon"
					type="button"
					aria-label={`${messages.remove}: ${productName}`}
					onClick={onRemove}
				>
					<Icon shapes={trash} />
				</button>
			</div>
		</li>
	);
}
