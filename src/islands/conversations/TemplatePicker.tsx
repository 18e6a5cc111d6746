import templatesIcon from 'icon:message-square-text';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { $templates, loadTemplates } from '#src/islands/conversations/templates-store.ts';
import { templateMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { Icon } from '../ui/Icon.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type Props = {
	readonly onInsert: (body: string) => void;
	/** With its name beside the icon. */
	readonly isNamed?: boolean;
};

/** Most visits to the templates only insert one. */
const loadEditor = () => import('./TemplateEditor.tsx');

export function TemplatePicker({ onInsert, isNamed = false }: Props) {
	const templates = useStore($templates, { ssr: 'initial' });
	const menu = useRef<HTMLDetailsElement>(null);
	const [isEditing, setEditing] = useState(false);
	const loaded = useLoaded(loadEditor, isEditing);
	const close = (): void => {
		if (menu.current) menu.current.open = false;
	};
	return (
		<>
			<details
				className="menu template-menu"
				data-menu
				ref={menu}
				onToggle={({ currentTarget }) => {
					if (currentTarget.open && templates === null) void loadTemplates();
				}}
			>
				<summary
					className={isNamed ? 'btn btn-quiet' : 'btn btn-quiet btn-icon'}
					aria-label={isNamed ? undefined : messages.title}
				>
					<Icon shapes={templatesIcon} />
					{isNamed && <span>{messages.open}</span>}
				</summary>
				<div className="menu-panel">
					{templates?.length === 0 && <p className="template-none">{messages.none}</p>}
					<ul className="template-list">
						{(templates ?? []).map(({ id, body }) => (
							<li key={id}>
								<button
									className="menu-item template-item"
									type="button"
									onClick={() => {
										close();
										onInsert(body);
									}}
								>
									{body}
								</button>
							</li>
						))}
					</ul>
					<button
						className="menu-item menu-item-last"
						type="button"
						onClick={() => {
							close();
							setEditing(true);
						}}
					>
						{messages.manage}
					</button>
				</div>
			</details>
			{loaded && <loaded.TemplateEditor isOpen={isEditing} onClose={() => setEditing(false)} />}
		</>
	);
}
