import type { ReactNode } from 'react';
import type { IconShapes } from '#src/shared/pictures/icon-shapes.ts';
import { Icon } from './Icon.tsx';

type Props = {
	readonly icon: IconShapes;
	readonly title: string;
	/** The text of the specification, small under the heading. */
	readonly inEnglish?: string | undefined;
	/** The next step, a button or a link, belongs into the children. */
	readonly text: string;
	readonly children?: ReactNode;
};

export function EmptyState({ icon, title, text, inEnglish, children }: Props) {
	return (
		<div className="empty">
			<div className="empty-picture">
				<Icon shapes={icon} size={36} />
			</div>
			<h2>{title}</h2>
			{inEnglish && (
				<p className="empty-english" lang="en">
					{inEnglish}
				</p>
			)}
			<p className="empty-text">{text}</p>
			{children}
		</div>
	);
}
