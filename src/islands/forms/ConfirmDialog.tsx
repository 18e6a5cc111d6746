import { useId, useState } from 'react';
import { confirmMessages as messages } from '#src/messages/vi/ui.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { LongText } from '../ui/fields/LongText.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Select } from '../ui/Select.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { useSubmit } from './use-submit.ts';

export type Requested = { readonly reason: string; readonly text: string };
export type Question = {
	readonly title: string;
	readonly text: string;
	readonly yes: string;
	readonly no: string;
	readonly isDangerous?: boolean;
	/** Required when reasons are given, unless `isReasonOptional`. */
	readonly reasons?: readonly { readonly value: string; readonly label: string }[] | undefined;
	readonly isReasonOptional?: boolean;
	readonly field?:
		| {
				readonly label: string;
				readonly hint?: string;
				readonly minLength: number;
				readonly maxLength: number;
				readonly tooShort?: string;
				readonly isLong?: boolean;
				readonly initial?: string;
		  }
		| undefined;
};
type Props = {
	readonly question: Question;
	readonly isOpen: boolean;
	readonly onClose: () => void;
	/** Key under which the draft survives a reload. */
	readonly of?: string;
	/** Returns true when the dialog may close, or an error text for the field. */
	readonly onConfirm: (asked: Requested) => Promise<boolean | string>;
};

/** Asks for confirmation before an irreversible action, with a reason or a note where required. */
export function ConfirmDialog({ question, isOpen, of = '', onClose, onConfirm }: Props) {
	const id = useId();
	const blank: Requested = { reason: '', text: question.field?.initial ?? '' };
	const [asked, setRequested, settle] = useFormDraft(of, blank);
	const [problem, setProblem] = useState('');
	const { reasons, isReasonOptional = false, field } = question;
	const Written = field?.isLong ? LongText : TextField;
	const isReasonMissing = reasons !== undefined && !isReasonOptional && asked.reason === '';
	const isTextShort = field !== undefined && asked.text.trim().length < field.minLength;
	const close = () => {
		resetSubmit();
		setProblem('');
		onClose();
	};
	const { isBusy, wasSent, resetSubmit, onSubmit } = useSubmit(!isReasonMissing && !isTextShort, async () => {
		const answer = await onConfirm(asked);
		setProblem(typeof answer === 'string' ? answer : '');
		if (answer !== true) return;
		settle(of === '' ? asked : blank);
		close();
	});
	const foot = (
		<DialogFoot
			no={question.no}
			onCancel={close}
			yes={question.yes}
			form={id}
			isDangerous={question.isDangerous}
			isBusy={isBusy}
		/>
	);
	return (
		<Dialog title={question.title} isOpen={isOpen} onClose={close} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				<p>{question.text}</p>
				{reasons && (
					<Select
						id={`${id}-reason`}
						label={isReasonOptional ? messages.reasonOptional : messages.reason}
						options={reasons}
						value={asked.reason}
						error={wasSent && isReasonMissing ? messages.reasonNeeded : undefined}
						onChange={(reason) => setRequested({ ...asked, reason })}
					/>
				)}
				{field && (
					<Written
						id={`${id}-text`}
						label={field.label}
						hint={field.hint}
						isOptional={field.minLength === 0}
						maxLength={field.maxLength}
						value={asked.text}
						error={wasSent && isTextShort ? field.tooShort : problem || undefined}
						onChange={(text) => setRequested({ ...asked, text })}
					/>
				)}
			</form>
		</Dialog>
	);
}
