import listTree from 'icon:list-tree';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { editorPartMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { PartFacts } from './EditorPart.tsx';
import { openParts, showField } from './show-field.ts';

/** Parts are links, so that Back returns to the previous part. */
export function EditorNavigation({ parts }: { readonly parts: readonly PartFacts[] }) {
	const id = useId();
	const list = useRef<HTMLElement>(null);
	useEffect(() => {
		const follow = () => location.hash.startsWith('#phan-') && showField(location.hash.slice(1));
		addEventListener('hashchange', follow);
		return () => removeEventListener('hashchange', follow);
	}, []);
	const jump = (event: MouseEvent<HTMLAnchorElement>) => {
		const { hash } = event.currentTarget;
		list.current?.hidePopover();
		// The URL has this fragment already, so a click fires no navigation.
		if (hash === location.hash) showField(hash.slice(1));
	};
	const all = (isOpen: boolean) => () => {
		openParts(isOpen);
		list.current?.hidePopover();
	};
	return (
		<>
			<Button kind="quiet" popoverTarget={id}>
				<Icon shapes={listTree} />
				<span className="bulk-rest">{messages.list}</span>
			</Button>
			<nav className="editor-jumps card" id={id} popover="auto" ref={list} aria-label={messages.listLabel}>
				<ul>
					{parts.map((part) => (
						<li key={part.id}>
							<a href={`#${part.id}`} onClick={jump}>
								<span className="editor-jump-title">{messages.titles[part.id]}</span>
								{part.mark && <Badge tone={part.mark.tone}>{part.mark.text}</Badge>}
								<span className="fold-said">{part.said}</span>
							</a>
						</li>
					))}
				</ul>
				<div className="order-buttons">
					<Button kind="secondary" onClick={all(false)}>
						{messages.closeAll}
					</Button>
					<Button kind="secondary" onClick={all(true)}>
						{messages.openAll}
					</Button>
				</div>
			</nav>
		</>
	);
}
