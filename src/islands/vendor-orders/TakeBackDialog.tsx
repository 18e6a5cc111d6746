import { useId } from 'react';
import type { ParcelView } from '#src/domains/fulfilment/contract/fulfilment.ts';
import { takeBack } from '#src/islands/vendor-orders/order-store.ts';
import { takeBackMessages as messages } from '#src/messages/vi/vendor/parcels.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { type Counts, chosenQuantities, QuantityPicker } from '../ui/QuantityPicker.tsx';

type Props = {
	readonly number: string;
	readonly parcel: ParcelView;
	readonly names: ReadonlyMap<string, string>;
	readonly isOpen: boolean;
	readonly onClose: () => void;
};

export function TakeBackDialog({ number, parcel, names, isOpen, onClose }: Props) {
	const id = useId();
	const [counts, setCounts, settleCounts] = useFormDraft<Counts>(`take-back:${parcel.id}`, {});
	const { isBusy, onSubmit } = useSubmit(true, async () => {
		const isBack = await takeBack({ number, parcelId: parcel.id, restock: chosenQuantities(parcel.lines, counts) });
		if (!isBack) return;
		settleCounts({});
		onClose();
	});
	const foot = <DialogFoot no={messages.no} onCancel={onClose} yes={messages.yes} form={id} isBusy={isBusy} />;
	return (
		<Dialog title={messages.title} isOpen={isOpen} onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" onSubmit={onSubmit}>
				<p>{messages.text}</p>
				<QuantityPicker
					label={messages.pieces}
					pieces={parcel.lines.map((unit) => ({ ...unit, name: names.get(unit.lineId) ?? '' }))}
					ofAll={messages.ofSent}
					counts={counts}
					onChange={setCounts}
				/>
			</form>
		</Dialog>
	);
}
