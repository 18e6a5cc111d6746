import type { ProductDetail } from '#src/domains/catalog/contract/product.ts';
import { QuantityStepper } from '#src/islands/ui/QuantityStepper.tsx';
import { productScreenMessages as messages } from '#src/messages/vi/product.ts';

type Props = {
	readonly product: Pick<ProductDetail, 'name' | 'quantityMin' | 'quantityStep'>;
	readonly quantity: number;
	readonly max: number;
	readonly onChange: (quantity: number) => void;
};

export function BuyQuantity({ product: { name, quantityMin, quantityStep }, quantity, max, onChange }: Props) {
	return (
		<div className="buy-quantity needs-script">
			<span aria-hidden="true">{messages.quantity}</span>
			<QuantityStepper
				label={`${messages.quantity} ${name}`}
				value={quantity}
				min={quantityMin}
				max={max}
				step={quantityStep}
				isDisabled={max === 0}
				onChange={onChange}
			/>
			{quantityMin > 1 && <span className="buy-rule">{messages.quantityRule(quantityMin, quantityStep)}</span>}
		</div>
	);
}
