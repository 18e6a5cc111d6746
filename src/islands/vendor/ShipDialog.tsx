import { useId } from 'react';
import { TRACKING_MAX_LENGTH } from '#src/domains/orders/contract.ts';
import { CARRIERS, type Carrier } from '#src/domains/orders/contract-parcels.ts';
import type { ShopOrderView } from '#src/domains/orders/contract-views.ts';
import { carrierWords } from '#src/messages/vi/orders.ts';
import { shipWords as words } from '#src/messages/vi/parcel-screen.ts';
import { ship } from '#src/stores/vendor-order.ts';
import { useSending } from '../forms/use-sending.ts';
import { useTyped } from '../forms/use-typed.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { type Counts, chosenPieces, PieceCounts } from '../ui/PieceCounts.tsx';
import { namesOf } from '../ui/piece-names.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';

const CHOICES = CARRIERS.map((value) => ({ value, label: carrierWords[value] }));
type Said = { readonly counts: Counts; readonly carrier: string; readonly tracking: string };
const NOTHING: Said = { counts: {}, carrier: '', tracking: '' };
type Props = { readonly order: ShopOrderView; readonly isOpen: boolean; readonly onClose: () => void };

/** What goes into the parcel, who carries it and what they call it. */
export function ShipDialog({ order, isOpen, onClose }: Props) {
	const id = useId();
	const { number, left } = order;
	const names = namesOf(order.lines);
	// Everything that is left, until the shop says otherwise.
	const [{ counts, carrier, tracking }, setSaid, settleSaid] = useTyped(`ship:${number}`, NOTHING);
	const say = (part: Partial<Said>) => setSaid((now) => ({ ...now, ...part }));
	const chosen = chosenPieces(left, counts);
	const mayDivide = left.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
	const { isBusy, onSubmit } = useSending(chosen.length > 0, async () => {
		const isSent = await ship({
			...{ number, tracking, lines: chosen },
			...(carrier === '' ? {} : { carrier: carrier as Carrier }),
		});
		if (!isSent) return;
		settleSaid({ ...NOTHING, carrier });
		onClose();
	});
	const foot = <DialogFoot no={words.no} onNo={onClose} yes={words.yes} form={id} isBusy={isBusy} />;
	return (
		<Dialog title={words.title} isOpen={isOpen} onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				<p>{mayDivide ? words.partText : words.text}</p>
				{mayDivide && (
					<PieceCounts
						label={words.pieces}
						pieces={left.map((piece) => ({ ...piece, name: names.get(piece.lineId) ?? '' }))}
						ofAll={words.ofLeft}
						counts={counts}
						onChange={(now) => say({ counts: now })}
					/>
				)}
				<FieldError id={`${id}-thieu`} words={chosen.length === 0 ? words.nothing : undefined} />
				<Select
					id={`${id}-carrier`}
					label={words.carrier}
					isOptional
					options={CHOICES}
					value={carrier}
					onChange={(now) => say({ carrier: now })}
				/>
				<TextField
					id={`${id}-tracking`}
					label={words.tracking}
					hint={words.trackingHint}
					isOptional
					maxLength={TRACKING_MAX_LENGTH}
					value={tracking}
					onChange={(now) => say({ tracking: now })}
				/>
			</form>
		</Dialog>
	);
}
