import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { $salesSection } from '#src/islands/product-editor/sales-section-store.ts';
import {
	$categories,
	$editor,
	$pending,
	publish,
	save,
	showStillSendingToast,
} from '#src/islands/product-editor/store.ts';
import { editorPartMessages } from '#src/messages/vi/vendor/product-editor.ts';
import { url } from '#src/routes.ts';
import { focusRejectedField } from '../ui/fields/rejected-fields.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { EditorBasics } from './EditorBasics.tsx';
import { EditorFacts } from './EditorFacts.tsx';
import { EditorPart, type PartFacts } from './EditorPart.tsx';
import { EditorSelling } from './EditorSelling.tsx';
import { EditorState } from './EditorState.tsx';
import { EditorText } from './EditorText.tsx';
import { EDITOR_PARTS, isOpenAtFirst, isPartChanged, type PartId, sectionOfField, summaryOf } from './editor-parts.ts';
import { displayProblemsOf, type EditorProblem, problemsOf } from './editor-problems.ts';
import { sortByPagePosition } from './page-order.ts';
import { EditorPictures } from './pictures/EditorPictures.tsx';
import { rejectedProblems } from './rejected-problems.ts';
import { SaveBar } from './SaveBar.tsx';
import { showField } from './show-field.ts';
import { EditorVariants } from './variants/EditorVariants.tsx';

const FORM_ID = 'sua-hang';
const loadProductSales = () => import('../product-sales/ProductSales.tsx');

export function EditorForm({ isNew }: { readonly isNew: boolean }) {
	const { form, view, refused } = useStore($editor);
	const { picturesSending } = useStore($pending);
	const [tried, setWasSent] = useState<'no' | 'save' | 'publish'>('no');
	const all = problemsOf(form);
	const toShow = displayProblemsOf(form);
	const told = tried === 'no' ? [] : tried === 'save' ? all : [...all, ...toShow];
	const problems = sortByPagePosition([...told, ...rejectedProblems(refused, form)]);
	const wrong = (field: string) => problems.find((problem) => problem.field === field)?.text;
	const parts = usePartFacts(isNew, all, problems);
	const frame = (id: PartId) => parts.find((part) => part.id === id) as PartFacts;
	const mayGo = (aim: 'save' | 'publish'): boolean => {
		setWasSent(aim);
		const [first] = aim === 'save' || picturesSending > 0 ? all : sortByPagePosition([...all, ...toShow]);
		if (first) showField(first.field);
		else if (picturesSending > 0) showStillSendingToast();
		return !first && picturesSending === 0 && !focusRejectedField(document);
	};
	const go = async (aim: 'save' | 'publish', act: () => Promise<unknown>) => {
		if (!mayGo(aim)) return;
		await act();
		const { view: stored, refused: now, form: typed } = $editor.get();
		const [first] = sortByPagePosition(rejectedProblems(now, typed));
		if (first) showField(first.field);
		else if (stored && isNew) location.replace(url.vendorProducts(stored.id));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!isEnterInTable()) void go('save', () => save());
	};
	const sales = useLoaded(loadProductSales, view !== null);
	const said = useStore($salesSection);
	const salesParts: readonly PartFacts[] =
		said === null ? [] : [{ id: 'phan-giam-gia', said, mark: null, isOpenAtFirst: false }];
	const isReadOnly = view !== null && !view.mayEdit;
	return (
		<div className="editor">
			<form id={FORM_ID} noValidate onSubmit={submit}>
				<fieldset className="editor-parts" disabled={isReadOnly}>
					{view && <EditorState />}
					<EditorPart {...frame('phan-chinh')}>
						<EditorBasics wrong={wrong} />
					</EditorPart>
					<EditorPart {...frame('phan-anh')}>
						<EditorPictures wrong={wrong} />
					</EditorPart>
					<EditorPart {...frame('phan-loai')}>
						<EditorVariants wrong={wrong} />
					</EditorPart>
					<EditorPart {...frame('phan-mo-ta')}>
						<EditorText wrong={wrong} />
					</EditorPart>
					<EditorPart {...frame('phan-dac-diem')}>
						<EditorFacts wrong={wrong} />
					</EditorPart>
					<EditorPart {...frame('phan-cach-ban')}>
						<EditorSelling wrong={wrong} />
					</EditorPart>
				</fieldset>
			</form>
			{/* A form of its own, which must not be nested in the one of the product. */}
			{view && sales && <sales.ProductSales />}
			{!isReadOnly && (
				<SaveBar
					formId={FORM_ID}
					problems={problems}
					parts={[...parts, ...salesParts]}
					onPublish={() => void go('publish', publish)}
				/>
			)}
		</div>
	);
}

/** Enter in a field of options or variants adds or leaves it; it must not send the whole form. */
const isEnterInTable = (): boolean =>
	document.activeElement instanceof HTMLInputElement && document.activeElement.closest('#phan-loai') !== null;

/** `all`: every problem that prevents saving, including those not shown yet. */
function usePartFacts(
	isNew: boolean,
	all: readonly EditorProblem[],
	told: readonly EditorProblem[],
): readonly PartFacts[] {
	const { base, form, view } = useStore($editor);
	const categories = useStore($categories);
	return EDITOR_PARTS.map((id) => {
		const isOf = ({ field }: EditorProblem) => sectionOfField(field) === id;
		const wrong = told.filter(isOf).length;
		const facts = { isNew, base, form, problems: all };
		const isMissing = all.some(isOf);
		const isUnsaved = view !== null && isPartChanged(id, base, form);
		return {
			id,
			said: summaryOf(id, form, categories),
			mark: markOf(wrong, isMissing, isUnsaved),
			isOpenAtFirst: isOpenAtFirst(id, facts),
		};
	});
}

function markOf(wrong: number, isMissing: boolean, isUnsaved: boolean): PartFacts['mark'] {
	if (wrong > 0) return { tone: 'error', text: editorPartMessages.wrong(wrong) };
	if (isMissing) return { tone: 'warning', text: editorPartMessages.missing };
	return isUnsaved ? { tone: 'warning', text: editorPartMessages.unsaved } : null;
}
