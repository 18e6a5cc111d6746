import { useState } from 'react';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { deleteDraft } from '#src/stores/vendor-editor.ts';
import { AskDialog } from '../../forms/AskDialog.tsx';
import { Button } from '../../ui/Button.tsx';

/** What nobody has seen yet goes for good, after one question. */
export function DeleteDraft() {
	const [isAsked, setAsked] = useState(false);
	return (
		<>
			<Button kind="quiet" onClick={() => setAsked(true)}>
				{words.deleteDraft}
			</Button>
			<AskDialog
				question={{
					...{ title: words.deleteTitle, text: words.deleteText },
					...{ yes: words.deleteDraft, no: words.keep, isDangerous: true },
				}}
				isOpen={isAsked}
				onClose={() => setAsked(false)}
				onYes={deleteDraft}
			/>
		</>
	);
}
