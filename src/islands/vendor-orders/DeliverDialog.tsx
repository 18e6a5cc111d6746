import { useId } from 'react';
import { parcelsConfig, RECIPIENT_MAX_LENGTH } from '#src/domains/fulfilment/contract/fulfilment.ts';
import { NOTE_MAX_LENGTH } from '#src/domains/orders/contract/order.ts';
import type { Evidence } from '#src/islands/returns/store.ts';
import { deliver } from '#src/islands/vendor-orders/order-store.ts';
import { deliverMessages as messages } from '#src/messages/vi/vendor/parcels.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { EvidenceChoice } from '../returns/EvidenceChoice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { TextField } from '../ui/fields/TextField.tsx';

type Props = {
	readonly number: string;
	/** Absent: all parcels on their way. */
	readonly parcelId?: string;
	readonly isOpen: boolean;
	readonly onClose: () => void;
};
const NOTHING = { recipient: '', proof: '', pictures: [] as readonly Evidence[] };

export function DeliverDialog({ number, parcelId, isOpen, onClose }: Props) {
	const id = useId();
	const [said, setSaid, settleSaid] = useFormDraft(`deliver:${number}:${parcelId ?? ''}`, NOTHING);
	const isNameless = said.recipient.trim().length < 2;
	const { isBusy, wasSent, onSubmit } = useSubmit(!isNameless, async () => {
		const pictures = said.pictures.map((picture) => picture.id);
		const isDone = await deliver({ number, ...(parcelId ? { parcelId } : {}), ...said, pictures });
		if (!isDone) return;
		settleSaid(NOTHING);
		onClose();
	});
	const foot = <DialogFoot no={messages.no} onCancel={onClose} yes={messages.yes} form={id} isBusy={isBusy} />;
	return (
		<Dialog title={messages.title} isOpen={isOpen} onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				<p>{messages.text}</p>
				<TextField
					id={`${id}-nguoi-nhan`}
					label={messages.recipient}
					autoComplete="off"
					maxLength={RECIPIENT_MAX_LENGTH}
					value={said.recipient}
					error={wasSent && isNameless ? messages.recipientNeeded : undefined}
					onChange={(recipient) => setSaid({ ...said, recipient })}
				/>
				<TextField
					id={`${id}-ghi-chu`}
					label={messages.note}
					hint={messages.noteHint}
					isOptional
					maxLength={NOTE_MAX_LENGTH}
					value={said.proof}
					onChange={(proof) => setSaid({ ...said, proof })}
				/>
				<EvidenceChoice
					chosen={said.pictures}
					max={parcelsConfig.proofPicturesMax}
					hint={messages.picturesHint}
					onChange={(pictures) => setSaid((now) => ({ ...now, pictures }))}
				/>
			</form>
		</Dialog>
	);
}
