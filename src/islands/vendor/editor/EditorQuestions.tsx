import { useStore } from '@nanostores/react';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { $editorAsked, changeShown, deleteDraft } from '#src/stores/vendor-editor.ts';
import { AskDialog } from '../../forms/AskDialog.tsx';

/** What is final is asked once more, beside the editor's form: a form within a form would send both. */
export function EditorQuestions() {
	const asked = useStore($editorAsked);
	const close = () => $editorAsked.set(null);
	return (
		<>
			<AskDialog
				question={{
					...{ title: words.discontinueTitle, text: words.discontinueText },
					...{ yes: words.discontinue, no: words.keep, isDangerous: true },
				}}
				isOpen={asked === 'discontinue'}
				onClose={close}
				onYes={async () => {
					await changeShown('discontinue');
					return true;
				}}
			/>
			<AskDialog
				question={{
					...{ title: words.deleteTitle, text: words.deleteText },
					...{ yes: words.deleteDraft, no: words.keep, isDangerous: true },
				}}
				isOpen={asked === 'delete'}
				onClose={close}
				onYes={deleteDraft}
			/>
		</>
	);
}
