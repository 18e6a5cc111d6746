import { useId, useState } from 'react';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { unshippedItemsMessages as messages } from '#src/messages/vi/orders.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { type Counts, chosenQuantities, QuantityPicker } from '../ui/QuantityPicker.tsx';
import { Select } from '../ui/Select.tsx';

export type UnshippedUnit = Quantities & { readonly name: string };
export type Dropped<Reason extends string> = {
	readonly lines: Quantities[];
	readonly reason: Reason;
	readonly note?: string;
};
type Props<Reason extends string> = {
	readonly asked: { readonly title: string; readonly text: string; readonly yes: string; readonly no: string };
	readonly noteLabel: string;
	readonly pieces: readonly UnshippedUnit[];
	readonly reasons: readonly { readonly value: Reason; readonly label: string }[];
	readonly isOpen: boolean;
	readonly onClose: () => void;
	/** Returns true when the dialog may close. */
	readonly onConfirm: (dropped: Dropped<Reason>) => Promise<boolean>;
};

export function UnshippedItemsDialog<Reason extends string>(props: Props<Reason>) {
	const { asked, noteLabel, pieces, reasons, isOpen, onClose, onConfirm } = props;
	const id = useId();
	const [counts, setCounts] = useState<Counts>({});
	const [reason, setReason] = useState('');
	const [note, setNote] = useState('');
	const chosen = chosenQuantities(pieces, counts);
	const { isBusy, wasSent, onSubmit } = useSubmit(reason !== '' && chosen.length > 0, async () => {
		const said = note.trim() === '' ? {} : { note };
		if (await onConfirm({ lines: chosen, reason: reason as Reason, ...said })) onClose();
	});
	const foot = <DialogFoot no={asked.no} onCancel={onClose} yes={asked.yes} form={id} isDangerous isBusy={isBusy} />;
	return (
		<Dialog title={asked.title} isOpen={isOpen} onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				<p>{asked.text}</p>
				<QuantityPicker
					label={messages.pieces}
					pieces={pieces}
					ofAll={messages.ofLeft}
					counts={counts}
					onChange={setCounts}
				/>
				<FieldError id={`${id}-nothing`} words={chosen.length === 0 ? messages.nothing : undefined} />
				<Select
					id={`${id}-reason`}
					label={messages.reason}
					options={reasons}
					value={reason}
					error={wasSent && reason === '' ? messages.reasonNeeded : undefined}
					onChange={setReason}
				/>
				<TextField
					id={`${id}-note`}
					label={noteLabel}
					isOptional
					maxLength={messages.noteMax}
					value={note}
					onChange={setNote}
				/>
			</form>
		</Dialog>
	);
}
