import { useStore } from '@nanostores/react';
import { $editorRequested, changeShown, deleteDraft } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';

/** Rendered outside of the editor's form, because submitting a nested form would submit both. */
export function EditorQuestions() {
	const asked = useStore($editorRequested);
	const close = () => $editorRequested.set(null);
	return (
		<>
			<ConfirmDialog
				question={{
					title: messages.discontinueTitle,
					text: messages.discontinueText,
					yes: messages.discontinue,
					no: messages.keep,
					isDangerous: true,
				}}
				isOpen={asked === 'discontinue'}
				onClose={close}
				onConfirm={async () => {
					await changeShown('discontinue');
					return true;
				}}
			/>
			<ConfirmDialog
				question={{
					title: messages.deleteTitle,
					text: messages.deleteText,
					yes: messages.deleteDraft,
					no: messages.keep,
					isDangerous: true,
				}}
				isOpen={asked === 'delete'}
				onClose={close}
				onConfirm={deleteDraft}
			/>
		</>
	);
}
