import { useId, useState } from 'react';
import { TRACKING_MAX_LENGTH } from '#src/domains/orders/contract/order.ts';
import { RETURN_NOTE_MAX, RETURN_NOTE_MIN } from '#src/domains/returns/contract/return.ts';
import type { Evidence } from '#src/islands/returns/store.ts';
import { type ActionMessages, returnScreenMessages as messages } from '#src/messages/vi/return-screen.ts';
import { noteTooShort } from '#src/messages/vi/returns.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { LongText } from '../ui/fields/LongText.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

export type Said = {
	readonly note: string;
	readonly tracking: string;
	readonly pictures: readonly Evidence[];
	readonly isRestocked: boolean;
};
type Props = {
	readonly act: ActionMessages;
	readonly about: string;
	/** Key under which the draft survives a reload. */
	readonly of?: string;
	readonly onConfirm: (said: Said) => Promise<boolean>;
};

const loadEvidence = () => import('./EvidenceChoice.tsx').then(({ EvidenceChoice }) => ({ Choice: EvidenceChoice }));

const NOTHING: Said = { note: '', tracking: '', pictures: [], isRestocked: false };

export function ReturnAction({ act, about, of = '', onConfirm }: Props) {
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const [said, setSaid, settleSaid] = useFormDraft(of, NOTHING);
	const evidence = useLoaded(loadEvidence, isOpen && act.hasPictures === true);
	const isShort = act.isNoteNeeded === true && said.note.trim().length < RETURN_NOTE_MIN;
	const close = () => setOpen(false);
	const { isBusy, wasSent, onSubmit } = useSubmit(!isShort, async () => {
		if (!(await onConfirm(said))) return;
		settleSaid(of === '' ? said : NOTHING);
		close();
	});
	const foot = (
		<DialogFoot
			no={messages.notNow}
			onCancel={close}
			yes={act.label}
			form={id}
			isDangerous={act.isDangerous === true}
			isBusy={isBusy}
		/>
	);
	return (
		<>
			<Button kind={act.kind} onClick={() => setOpen(true)}>
				{act.label}
			</Button>
			<Dialog title={act.title ?? act.label} isOpen={isOpen} onClose={close} foot={foot}>
				<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
					<p className="order-soft">{about}</p>
					<p>{act.text}</p>
					{act.tracking && (
						<TextField
							id={`${id}-tracking`}
							label={act.tracking}
							maxLength={TRACKING_MAX_LENGTH}
							value={said.tracking}
							onChange={(tracking) => setSaid({ ...said, tracking })}
							isOptional
						/>
					)}
					{act.note && (
						<LongText
							id={`${id}-note`}
							label={act.note}
							maxLength={RETURN_NOTE_MAX}
							value={said.note}
							isOptional={act.isNoteNeeded !== true}
							error={wasSent && isShort ? noteTooShort : undefined}
							onChange={(note) => setSaid({ ...said, note })}
						/>
					)}
					{act.hasPictures && evidence && (
						<evidence.Choice
							chosen={said.pictures}
							hint={act.picturesHint}
							onChange={(pictures) => setSaid({ ...said, pictures })}
						/>
					)}
					{act.hasRestock && (
						<label className="choice">
							<input
								type="checkbox"
								checked={said.isRestocked}
								onChange={({ currentTarget }) => setSaid({ ...said, isRestocked: currentTarget.checked })}
							/>
							<span>{messages.restock}</span>
						</label>
					)}
				</form>
			</Dialog>
		</>
	);
}
