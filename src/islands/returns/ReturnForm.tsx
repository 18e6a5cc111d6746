import { useEffect, useId, useState } from 'react';
import type { ReturnTerms } from '#src/domains/catalog/contract/return-terms.ts';
import type { OrderLineView } from '#src/domains/order-views/contract/order-views.ts';
import {
	RETURN_NOTE_MAX,
	RETURN_NOTE_MIN,
	type ReturnOffer,
	type ReturnReason,
} from '#src/domains/returns/contract/return.ts';
import { plannedAmount } from '#src/domains/returns/rules/return-amount.ts';
import { type Evidence, readDraft, requestReturn, saveDraft } from '#src/islands/returns/store.ts';
import { returnScreenMessages as messages } from '#src/messages/vi/return-screen.ts';
import { changeOfMindMessages } from '#src/messages/vi/return-terms.ts';
import { amountMessages, evidenceHints, noteTooShort, returnReasonMessages } from '#src/messages/vi/returns.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { LongText } from '../ui/fields/LongText.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { QuantityStepper } from '../ui/QuantityStepper.tsx';
import { Select } from '../ui/Select.tsx';
import { BankFields, isBankAccountComplete, NO_BANK } from './BankFields.tsx';
import { EvidenceChoice } from './EvidenceChoice.tsx';

type Props = {
	readonly number: string;
	readonly lines: readonly OrderLineView[];
	readonly offer: ReturnOffer;
	readonly onClose: () => void;
};
type Draft = {
	readonly quantities: Readonly<Record<string, number>>;
	readonly reason: ReturnReason | '';
	readonly note: string;
	readonly pictures: readonly Evidence[];
};

export function ReturnForm({ number, lines, offer, onClose }: Props) {
	const id = useId();
	const [draft, setDraft] = useState<Draft>(() => firstDraft(number, offer));
	const [bank, setBank] = useState(NO_BANK);
	useEffect(() => saveDraft(number, draft), [number, draft]);
	// The button that opened the form is gone, so the form takes the focus.
	useEffect(() => document.getElementById(id)?.querySelector('fieldset')?.focus({ preventScroll: true }), [id]);
	const isTaken = (terms: ReturnTerms) => draft.reason !== 'change_of_mind' || terms === 'change_of_mind';
	const given = offer.reasons.find(({ reason }) => reason === draft.reason);
	const leftOf = ({ lineId, left }: ReturnOffer['lines'][number]) =>
		given ? (given.lines.find((of) => of.lineId === lineId)?.quantity ?? 0) : left;
	const chosen = offer.lines.flatMap((line) => {
		const quantity = Math.min(draft.quantities[line.lineId] ?? 0, leftOf(line));
		return quantity > 0 ? [{ lineId: line.lineId, quantity }] : [];
	});
	const isShort = draft.note.trim().length < RETURN_NOTE_MIN;
	const until = given?.until ?? null;
	const condition = draft.reason === 'change_of_mind' ? changeOfMindMessages.conditions : '';
	const account = isBankAccountComplete(bank) ? bank : null;
	const isWhole = draft.reason !== '' && !isShort && chosen.length > 0 && (!offer.needsBank || account !== null);
	const { isBusy, wasSent, onSubmit } = useSubmit(isWhole, async () => {
		const { reason, note, pictures } = draft;
		if (reason === '') return false;
		const asked = { orderNumber: number, reason, lines: chosen, note, pictures: pictures.map((of) => of.id) };
		return requestReturn({ ...asked, ...(offer.needsBank && account ? { bank: account } : {}) });
	});
	return (
		<form id={id} className="ask-form return-form" noValidate onSubmit={onSubmit}>
			<fieldset className="return-choice" tabIndex={-1} data-wrong={wasSent && chosen.length === 0 ? true : undefined}>
				<legend className="field-label">{messages.which}</legend>
				{offer.lines.map((of) => (
					<Line
						key={of.lineId}
						line={lines.find((line) => line.id === of.lineId)}
						left={leftOf(of)}
						isTaken={isTaken(of.returnTerms)}
						quantity={Math.min(draft.quantities[of.lineId] ?? 0, leftOf(of))}
						onChange={(quantity) => setDraft({ ...draft, quantities: { ...draft.quantities, [of.lineId]: quantity } })}
					/>
				))}
				{chosen.length > 0 && (
					<p className="sum-line" aria-live="polite">
						<span>{messages.expected}</span>
						<strong className="money">
							{amountMessages(plannedAmount(offer.from, chosen, { reason: draft.reason || DEFAULT_REASON }))}
						</strong>
					</p>
				)}
				<FieldError id={`${id}-mon`} words={wasSent && chosen.length === 0 ? messages.linesNeeded : undefined} />
			</fieldset>
			<Select
				id={`${id}-ly-do`}
				label={messages.reason}
				options={offer.reasons.map(({ reason }) => ({ value: reason, label: returnReasonMessages[reason] }))}
				value={draft.reason}
				hint={until ? [messages.until(until), condition].filter(Boolean).join(' ') : undefined}
				error={wasSent && draft.reason === '' ? messages.reasonNeeded : undefined}
				onChange={(reason) => setDraft({ ...draft, reason: reason as ReturnReason })}
			/>
			<LongText
				id={`${id}-chuyen`}
				label={messages.note}
				hint={messages.noteHint}
				maxLength={RETURN_NOTE_MAX}
				value={draft.note}
				error={wasSent && isShort ? noteTooShort : undefined}
				onChange={(note) => setDraft({ ...draft, note })}
			/>
			<EvidenceChoice
				chosen={draft.pictures}
				hint={evidenceHints(draft.reason)}
				onChange={(pictures) => setDraft({ ...draft, pictures })}
			/>
			{offer.needsBank && <BankFields bank={bank} wasSent={wasSent} onChange={setBank} />}
			<div className="order-buttons">
				<DialogFoot no={messages.cancel} onCancel={onClose} yes={messages.send} form={id} isBusy={isBusy} />
			</div>
		</form>
	);
}

/** Until a reason is selected, only the items that can be returned for every reason are offered. */
const DEFAULT_REASON: ReturnReason = 'change_of_mind';

function firstDraft(number: string, offer: ReturnOffer): Draft {
	const { quantities = {}, reason = '', note = '', pictures = [] } = readDraft<Draft>(number);
	const [only] = offer.lines;
	const single = offer.lines.length === 1 && only ? { [only.lineId]: Math.min(1, only.left) } : {};
	const stored = Object.entries({ ...single, ...quantities }).flatMap(([lineId, quantity]) => {
		const left = offer.lines.find((line) => line.lineId === lineId)?.left ?? 0;
		return left > 0 ? [[lineId, Math.min(quantity, left)] as const] : [];
	});
	const isOffered = offer.reasons.some((of) => of.reason === reason);
	return { quantities: Object.fromEntries(stored), reason: isOffered ? reason : '', note, pictures };
}

type LineProps = {
	readonly line: OrderLineView | undefined;
	readonly left: number;
	readonly isTaken: boolean;
	readonly quantity: number;
	readonly onChange: (quantity: number) => void;
};

function Line({ line, left, isTaken, quantity, onChange }: LineProps) {
	const name = [line?.productName, line?.variantLabel].filter(Boolean).join(', ');
	return (
		<div className="return-choice-line">
			<LinePicture hash={line?.pictureHash ?? null} />
			<div className="return-choice-facts">
				<p>{name}</p>
				<p className="order-soft">{isTaken ? messages.left(left) : changeOfMindMessages.notTaken}</p>
			</div>
			{left > 0 && (
				<QuantityStepper label={messages.quantityOf(name)} value={quantity} min={0} max={left} onChange={onChange} />
			)}
		</div>
	);
}
