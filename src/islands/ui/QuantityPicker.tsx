import { quantityMessages as messages } from '#src/messages/vi/ui.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

export type Counts = Readonly<Record<string, number>>;
type Unit = { readonly lineId: string; readonly name: string; readonly quantity: number };
type Props = {
	readonly label: string;
	readonly pieces: readonly Unit[];
	/** The text beside each quantity, for example 'of 3'. */
	readonly ofAll: (quantity: number) => string;
	/** A missing entry means the full quantity. */
	readonly counts: Counts;
	readonly onChange: (counts: Counts) => void;
};

export function QuantityPicker({ label, pieces, ofAll, counts, onChange }: Props) {
	return (
		<ul className="parcel-pieces" aria-label={label}>
			{pieces.map(({ lineId, name, quantity }) => (
				<li key={lineId} className="parcel-piece">
					<span>
						{name} <span className="order-soft">{ofAll(quantity)}</span>
					</span>
					<QuantityStepper
						label={messages.countOf(name)}
						value={Math.min(counts[lineId] ?? quantity, quantity)}
						min={0}
						max={quantity}
						onChange={(count) => onChange({ ...counts, [lineId]: count })}
					/>
				</li>
			))}
		</ul>
	);
}

export const chosenQuantities = (pieces: readonly Omit<Unit, 'name'>[], counts: Counts) =>
	pieces
		.map(({ lineId, quantity }) => ({ lineId, quantity: Math.min(counts[lineId] ?? quantity, quantity) }))
		.filter(({ quantity }) => quantity > 0);
