import eye from 'icon:eye';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $editor, isDirty } from '#src/islands/product-editor/store.ts';
import { editorPartMessages, editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BuyerPreview } from './BuyerPreview.tsx';
import { EditorNavigation } from './EditorNavigation.tsx';
import type { PartFacts } from './EditorPart.tsx';
import type { EditorProblem } from './editor-problems.ts';
import { showField } from './show-field.ts';

type Props = {
	/** The bar stands after all sections, outside of the form. */
	readonly formId: string;
	readonly problems: readonly EditorProblem[];
	readonly parts: readonly PartFacts[];
	readonly onPublish: () => void;
};

export function SaveBar({ formId, problems, parts, onPublish }: Props) {
	const [isShown, setShown] = useState(false);
	const { isBusy, view } = useStore($editor);
	const state = view?.state ?? 'draft';
	const mayPublish = state === 'draft' || state === 'changes_requested';
	return (
		<div className="bulk-bar card editor-bar">
			<Notified problems={problems} />
			<div className="editor-bar-acts">
				<EditorNavigation parts={parts} />
				<Button kind="quiet" onClick={() => setShown(true)}>
					<Icon shapes={eye} />
					<span className="bulk-rest">{messages.preview}</span>
				</Button>
			</div>
			<div className="order-buttons">
				<Button kind={mayPublish ? 'secondary' : 'primary'} type="submit" form={formId} isBusy={isBusy}>
					{messages.save}
				</Button>
				{mayPublish && (
					<Button isBusy={isBusy} onClick={onPublish}>
						{state === 'draft' ? messages.publish : messages.publishAgain}
					</Button>
				)}
			</div>
			<BuyerPreview isOpen={isShown} onClose={() => setShown(false)} />
		</div>
	);
}

function Notified({ problems }: Pick<Props, 'problems'>) {
	const editor = useStore($editor);
	const { problem, draft, draftAt, view } = editor;
	const [first] = problems;
	const hasUnsaved = isDirty(editor);
	const stored = draft === 'server' ? messages.drafted(formatDateTime(new Date(draftAt))) : messages.onDevice;
	return (
		<div className="editor-told">
			<div role="status">
				<p>
					{first ? messages.wrongTitle : hasUnsaved ? messages.unsaved : view ? messages.allSaved : messages.nothingYet}
				</p>
				<FieldError id="chua-luu-duoc" words={problem} />
				{hasUnsaved && !first && draft !== 'none' && <p className="goods-soft">{stored}</p>}
			</div>
			{first && (
				<Button kind="quiet" onClick={() => showField(first.field)}>
					{editorPartMessages.toWrong}
				</Button>
			)}
		</div>
	);
}
