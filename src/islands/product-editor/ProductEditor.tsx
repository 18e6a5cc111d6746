import packageIcon from 'icon:package';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $editor, dropDraft, isDirty, openEditor } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { url } from '#src/routes.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useLeaveWarning } from '../ui/fields/use-leave-warning.ts';
import { ShopGate } from '../vendor/ShopGate.tsx';
import { useStaffRight } from '../vendor/use-staff-right.ts';
import { ChangedDialog } from './ChangedDialog.tsx';
import { NewDrafts } from './drafts/NewDrafts.tsx';
import { EditorForm } from './EditorForm.tsx';
import { EditorQuestions } from './EditorQuestions.tsx';

type Props = {
	readonly isNew: boolean;
	readonly prepDays?: number;
};

export function ProductEditor({ isNew, prepDays = 1 }: Props) {
	return (
		<ShopGate title={messages.visitorTitle} text={messages.visitorText} skeleton={<Skeleton />}>
			<Guarded isNew={isNew} prepDays={prepDays} />
		</ShopGate>
	);
}

/** Stock staff may not see prices, so the editor shows them nothing. */
function Guarded({ isNew, prepDays }: Required<Props>) {
	const maySee = useStaffRight(isNew ? 'goods.edit' : 'sums.see');
	if (maySee) return <Editor isNew={isNew} prepDays={prepDays} />;
	return (
		<EmptyState icon={packageIcon} title={messages.notYoursTitle} text={messages.notYours}>
			<a className="btn btn-primary" href={url.vendorProducts()}>
				{messages.back}
			</a>
		</EmptyState>
	);
}

const idInPath = (): string => location.pathname.split('/').at(-1) ?? '';

function open(isNew: boolean, prepDays: number): void {
	const asked = new URLSearchParams(location.search);
	const opened = isNew
		? { productId: null, from: asked.get('from'), draftId: asked.get('draft'), prepDays }
		: { productId: idInPath() };
	void openEditor(opened);
}

function Editor({ isNew, prepDays }: Required<Props>) {
	const editor = useStore($editor);
	const { phase, problem, view, restoredAt } = editor;
	const hasUnsaved = isDirty(editor);
	useEffect(() => open(isNew, prepDays), [isNew, prepDays]);
	useLeaveWarning(hasUnsaved);
	if (phase === 'loading') return <Skeleton />;
	if (phase === 'deleted') {
		return (
			<EmptyState icon={packageIcon} title={messages.deleted} text={messages.deletedText}>
				<a className="btn btn-primary" href={url.vendorProducts()}>
					{messages.back}
				</a>
			</EmptyState>
		);
	}
	if (phase === 'failed') {
		return (
			<EmptyState icon={packageIcon} title={messages.missingTitle} text={problem}>
				<Button onClick={() => open(isNew, prepDays)}>{messages.again}</Button>
			</EmptyState>
		);
	}
	return (
		<>
			{view && <p className="editor-title">{view.form.name}</p>}
			{view && !view.mayEdit && (
				<Alert>
					<p>{messages.readOnly}</p>
				</Alert>
			)}
			{restoredAt !== '' && (
				<Alert>
					<p>{messages.restored(formatDateTime(new Date(restoredAt)))}</p>
					<Button kind="secondary" onClick={() => void dropDraft()}>
						{messages.dropDraft}
					</Button>
				</Alert>
			)}
			{isNew && <NewDrafts />}
			<EditorForm isNew={isNew} />
			<EditorQuestions />
			<ChangedDialog />
		</>
	);
}

const Skeleton = () => (
	<div aria-busy="true">
		<p className="sr-only" role="status">
			{messages.checking}
		</p>
		<div className="editor" aria-hidden="true">
			<span className="skeleton editor-skeleton" />
			<span className="skeleton editor-skeleton" />
		</div>
	</div>
);
