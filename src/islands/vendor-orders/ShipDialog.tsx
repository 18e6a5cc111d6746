import { useId } from 'react';
import type { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import { TRACKING_MAX_LENGTH } from '#src/domains/orders/contract/order.ts';
import { CARRIERS, type Carrier } from '#src/domains/orders/contract/parcel.ts';
import { ship } from '#src/islands/vendor-orders/order-store.ts';
import { carrierMessages, shipMessages as messages } from '#src/messages/vi/orders.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { namesOf } from '../ui/line-names.ts';
import { type Counts, chosenQuantities, QuantityPicker } from '../ui/QuantityPicker.tsx';
import { Select } from '../ui/Select.tsx';

const CHOICES = CARRIERS.map((value) => ({ value, label: carrierMessages[value] }));
type Said = { readonly counts: Counts; readonly carrier: string; readonly tracking: string };
const NOTHING: Said = { counts: {}, carrier: '', tracking: '' };
type Props = { readonly order: ShopOrderView; readonly isOpen: boolean; readonly onClose: () => void };

export function ShipDialog({ order, isOpen, onClose }: Props) {
	const id = useId();
	const { number, left } = order;
	const names = namesOf(order.lines);
	// Preselects all unshipped items.
	const [{ counts, carrier, tracking }, setSaid, settleSaid] = useFormDraft(`ship:${number}`, NOTHING);
	const show = (part: Partial<Said>) => setSaid((now) => ({ ...now, ...part }));
	const chosen = chosenQuantities(left, counts);
	const mayDivide = left.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
	const { isBusy, onSubmit } = useSubmit(chosen.length > 0, async () => {
		const isSent = await ship({
			number,
			tracking,
			lines: chosen,
			...(carrier === '' ? {} : { carrier: carrier as Carrier }),
		});
		if (!isSent) return;
		settleSaid({ ...NOTHING, carrier });
		onClose();
	});
	const foot = <DialogFoot no={messages.no} onCancel={onClose} yes={messages.yes} form={id} isBusy={isBusy} />;
	return (
		<Dialog title={messages.title} isOpen={isOpen} onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				<p>{mayDivide ? messages.partText : messages.text}</p>
				{mayDivide && (
					<QuantityPicker
						label={messages.pieces}
						pieces={left.map((unit) => ({ ...unit, name: names.get(unit.lineId) ?? '' }))}
						ofAll={messages.ofLeft}
						counts={counts}
						onChange={(now) => show({ counts: now })}
					/>
				)}
				<FieldError id={`${id}-thieu`} words={chosen.length === 0 ? messages.nothing : undefined} />
				<Select
					id={`${id}-carrier`}
					label={messages.carrier}
					isOptional
					options={CHOICES}
					value={carrier}
					onChange={(now) => show({ carrier: now })}
				/>
				<TextField
					id={`${id}-tracking`}
					label={messages.tracking}
					hint={messages.trackingHint}
					isOptional
					maxLength={TRACKING_MAX_LENGTH}
					value={tracking}
					onChange={(now) => show({ tracking: now })}
				/>
			</form>
		</Dialog>
	);
}
