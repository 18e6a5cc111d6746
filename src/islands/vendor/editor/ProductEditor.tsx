import packageIcon from 'icon:package';
import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { url } from '#src/routes.ts';
import { formatDateTime } from '#src/shared/time.ts';
import {
	$editor,
	$pending,
	dropDraft,
	isDirty,
	openEditor,
	publish,
	save,
	tellSending,
} from '#src/stores/vendor-editor.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { useLeaveWarning } from '../../ui/use-leave-warning.ts';
import { ShopGate } from '../ShopGate.tsx';
import { useMayStaff } from '../use-may-staff.ts';
import { BuyerPreview } from './BuyerPreview.tsx';
import { ChangedDialog } from './ChangedDialog.tsx';
import { EditorBasics } from './EditorBasics.tsx';
import { EditorPictures } from './EditorPictures.tsx';
import { EditorSelling } from './EditorSelling.tsx';
import { EditorState } from './EditorState.tsx';
import { EditorVariants } from './EditorVariants.tsx';
import { problemsOf } from './editor-problems.ts';

type Props = {
	readonly isNew: boolean;
	/** What a new one begins with. */
	readonly prepDays?: number;
};

/** One product of the shop, new or kept: everything about it on one page. */
export function ProductEditor({ isNew, prepDays = 1 }: Props) {
	return (
		<ShopGate title={words.visitorTitle} text={words.visitorText} skeleton={<Skeleton />}>
			<Guarded isNew={isNew} prepDays={prepDays} />
		</ShopGate>
	);
}

/** Who keeps the shelves sees no prices, so there is nothing here for them. */
function Guarded({ isNew, prepDays }: Required<Props>) {
	const maySee = useMayStaff(isNew ? 'goods.edit' : 'sums.see');
	if (maySee) return <Editor isNew={isNew} prepDays={prepDays} />;
	return (
		<EmptyState icon={packageIcon} title={words.notYoursTitle} text={words.notYours}>
			<a className="btn btn-primary" href={url.vendorProducts()}>
				{words.back}
			</a>
		</EmptyState>
	);
}

const idInPath = (): string => location.pathname.split('/').at(-1) ?? '';

function open(isNew: boolean, prepDays: number): void {
	void openEditor(isNew ? null : idInPath(), new URLSearchParams(location.search).get('from'), prepDays);
}

function Editor({ isNew, prepDays }: Required<Props>) {
	const editor = useStore($editor);
	const { phase, problem, view, restoredAt } = editor;
	const hasUnsaved = isDirty(editor);
	useEffect(() => open(isNew, prepDays), [isNew, prepDays]);
	useLeaveWarning(hasUnsaved);
	if (phase === 'loading') return <Skeleton />;
	if (phase === 'failed') {
		return (
			<EmptyState icon={packageIcon} title={words.missingTitle} text={problem}>
				<Button onClick={() => open(isNew, prepDays)}>{words.again}</Button>
			</EmptyState>
		);
	}
	return (
		<>
			{view && !view.mayEdit && (
				<Alert>
					<p>{words.readOnly}</p>
				</Alert>
			)}
			{restoredAt !== '' && (
				<Alert>
					<p>{words.restored(formatDateTime(new Date(restoredAt)))}</p>
					<Button kind="secondary" onClick={() => void dropDraft()}>
						{words.dropDraft}
					</Button>
				</Alert>
			)}
			<Form isNew={isNew} />
			<ChangedDialog />
		</>
	);
}

function Form({ isNew }: Pick<Props, 'isNew'>) {
	const editor = useStore($editor);
	const { form, view } = editor;
	const { hasOpenOptions, picturesSending } = useStore($pending);
	const [isTried, setTried] = useState(false);
	const all = problemsOf(form, hasOpenOptions);
	const problems = isTried ? all : [];
	const wrong = (field: string) => problems.find((problem) => problem.field === field)?.text;
	const mayGo = (): boolean => {
		setTried(true);
		const [first] = all;
		if (first) document.getElementById(first.field)?.focus();
		else if (picturesSending > 0) tellSending();
		return !first && picturesSending === 0;
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (!mayGo()) return;
		const id = await save();
		if (id && isNew) location.replace(url.vendorProducts(id));
	};
	const putUp = async () => {
		if (!mayGo()) return;
		await publish();
		const id = $editor.get().view?.id;
		if (id && isNew) location.replace(url.vendorProducts(id));
	};
	const isReadOnly = view !== null && !view.mayEdit;
	return (
		<form className="editor" noValidate onSubmit={(event) => void submit(event)}>
			<fieldset className="editor-parts" disabled={isReadOnly}>
				{view && <EditorState />}
				<EditorBasics wrong={wrong} />
				<EditorPictures />
				<EditorVariants wrong={wrong} />
				<EditorSelling wrong={wrong} />
			</fieldset>
			{!isReadOnly && <SaveBar problems={problems.length} onPublish={() => void putUp()} />}
		</form>
	);
}

type BarProps = { readonly problems: number; readonly onPublish: () => void };

/** What is kept, and the presses that the page is for, where the thumb is. */
function SaveBar({ problems, onPublish }: BarProps) {
	const editor = useStore($editor);
	const [isShown, setShown] = useState(false);
	const { isBusy, problem, draft, draftAt, view } = editor;
	const hasUnsaved = isDirty(editor);
	const state = view?.state ?? 'draft';
	const mayPublish = state === 'draft' || state === 'changes_requested';
	return (
		<div className="bulk-bar card">
			<div className="bulk-head">
				<div role="status">
					<p>
						{problems > 0 ? words.wrongTitle : hasUnsaved ? words.unsaved : view ? words.allSaved : words.nothingYet}
					</p>
					<FieldError id="chua-luu-duoc" words={problem} />
					{hasUnsaved && draft !== 'none' && (
						<p className="goods-soft">
							{draft === 'server' ? words.drafted(formatDateTime(new Date(draftAt))) : words.onDevice}
						</p>
					)}
				</div>
				<Button kind="quiet" onClick={() => setShown(true)}>
					{words.preview}
				</Button>
			</div>
			<div className="order-buttons">
				<Button kind={mayPublish ? 'secondary' : 'primary'} type="submit" isBusy={isBusy}>
					{words.save}
				</Button>
				{mayPublish && (
					<Button isBusy={isBusy} onClick={onPublish}>
						{state === 'draft' ? words.publish : words.publishAgain}
					</Button>
				)}
			</div>
			<BuyerPreview isOpen={isShown} onClose={() => setShown(false)} />
		</div>
	);
}

const Skeleton = () => (
	<div aria-busy="true">
		<p className="sr-only" role="status">
			{words.checking}
		</p>
		<div className="editor" aria-hidden="true">
			<span className="skeleton editor-skeleton" />
			<span className="skeleton editor-skeleton" />
		</div>
	</div>
);
