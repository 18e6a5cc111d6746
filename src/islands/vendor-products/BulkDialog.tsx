import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { BulkEdit, BulkPreview } from '#src/domains/product-editing/contract/bulk.ts';
import { previewBulk, runBulk } from '#src/islands/vendor-products/bulk-store.ts';
import { $productCounts } from '#src/islands/vendor-products/store.ts';
import {
	bulkDoMessages,
	bulkFailureMessages,
	bulkWouldMessages,
	bulkMessages as messages,
} from '#src/messages/vi/vendor/vendor-products.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { focusFirstInvalid } from '../ui/fields/focus-first-invalid.ts';
import { BulkFields } from './BulkFields.tsx';
import { shownValue } from './bulk-values.ts';

type Props = {
	readonly isOpen: boolean;
	readonly named: BulkEdit | null;
	readonly onClose: () => void;
};
const TYPING_MS = 300;

export function BulkDialog({ isOpen, named, onClose }: Props) {
	const id = useId();
	const counts = useStore($productCounts);
	const [edit, setEdit] = useState<BulkEdit | null>(named);
	const [wasSent, setWasSent] = useState(false);
	const [preview, setPreview] = useState<BulkPreview | string | null>(null);
	useEffect(() => {
		setPreview(null);
		if (!edit || !isOpen) return;
		const stop = new AbortController();
		const timer = setTimeout(() => {
			void previewBulk(edit, stop.signal).then((told) => told !== null && setPreview(told));
		}, TYPING_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [edit, isOpen]);
	const known = typeof preview === 'object' ? preview : null;
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setWasSent(true);
		if (!edit) return focusFirstInvalid(event.currentTarget);
		if (!known || known.changes === 0) return;
		onClose();
		void runBulk(edit, known.products);
	};
	const isDeletion = edit?.kind === 'delete';
	const isFinal = edit?.kind === 'shown' && edit.change === 'discontinue';
	const foot = (
		<DialogFoot
			no={messages.cancel}
			onCancel={onClose}
			yes={edit ? bulkDoMessages(edit, known?.changes ?? 0) : messages.submit}
			form={id}
			isDangerous={isFinal || isDeletion}
			isBusy={edit !== null && preview === null}
		/>
	);
	return (
		<Dialog title={titleOf(named)} isOpen={isOpen} isSheet onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={submit}>
				{counts && !named && <BulkFields counts={counts} wasSent={wasSent} onChange={setEdit} />}
				{edit?.kind === 'shown' && edit.change === 'publish' && <p className="field-hint">{messages.publishText}</p>}
				{isDeletion && <p className="goods-reason">{messages.deleteText}</p>}
				{isFinal && <p className="goods-reason">{messages.finalText}</p>}
				<div aria-live="polite">
					{edit && preview === null && <p className="field-hint">{messages.counting}</p>}
					{typeof preview === 'string' && <p className="field-hint">{preview}</p>}
					{edit && known && <Preview edit={edit} preview={known} />}
				</div>
			</form>
		</Dialog>
	);
}

function titleOf(named: BulkEdit | null): string {
	if (!named) return messages.title;
	return named.kind === 'delete' ? messages.deleteTitle : messages.publishTitle;
}

function Preview({ edit, preview }: { readonly edit: BulkEdit; readonly preview: BulkPreview }) {
	const { changes, unchanged, waiting, refused, samples } = preview;
	const told = bulkWouldMessages(edit, changes, unchanged);
	return (
		<section className="bulk-preview">
			<h3>{messages.preview}</h3>
			{(changes > 0 || refused.length === 0) && <p>{changes === 0 ? messages.nothing : told}</p>}
			{waiting > 0 && <p>{messages.waiting(waiting)}</p>}
			{refused.map(({ why, count }) => (
				<p key={why}>{bulkFailureMessages[why](count)}</p>
			))}
			<ul className="bulk-samples">
				{samples.map(({ name, label, from, to }) => (
					<li key={`${name}-${label}`}>
						<span>{label ? `${name}, ${label}` : name}</span>
						<span>
							{shownValue(edit, from)} → <strong>{shownValue(edit, to)}</strong>
						</span>
					</li>
				))}
			</ul>
			{changes > samples.length && <p className="field-hint">{messages.more(changes - samples.length)}</p>}
		</section>
	);
}
