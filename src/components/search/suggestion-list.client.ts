import { highlightTyped, type MarkedPart } from '#src/components/search/suggestion-marks.client.ts';

export type Choice = {
	readonly text: string;
	readonly href: string;
	/** Address of the picture; null reserves its space, undefined shows none. */
	readonly picture?: string | null;
};
export type ChoiceGroup = { readonly heading: string; readonly choices: readonly Choice[] };

const PICTURE_PX = 36;

export function groupsOf(groups: readonly ChoiceGroup[], typed: string, idPrefix: string): readonly HTMLElement[] {
	return groups
		.filter(({ choices }) => choices.length > 0)
		.map(({ heading, choices }, place) => {
			const id = `${idPrefix}-${place}`;
			const group = element('div', 'suggestion-group');
			group.role = 'group';
			group.setAttribute('aria-labelledby', id);
			const title = element('div', 'suggestion-heading');
			title.id = id;
			title.role = 'presentation';
			title.textContent = heading;
			group.append(title, ...choices.map((choice, index) => optionOf(choice, typed, `${id}-${index}`)));
			return group;
		});
}

function element(name: string, className: string): HTMLElement {
	const made = document.createElement(name);
	made.className = className;
	return made;
}

function optionOf({ text, href, picture }: Choice, typed: string, id: string): HTMLElement {
	const link = document.createElement('a');
	link.id = id;
	link.className = 'listbox-item';
	link.role = 'option';
	link.tabIndex = -1;
	link.href = href;
	link.ariaSelected = 'false';
	const messages = document.createElement('span');
	messages.append(...highlightTyped(text, typed).map(nodeOf));
	if (picture !== undefined) link.append(pictureOf(picture));
	link.append(messages);
	return link;
}

/** The space is reserved before the picture loads, so that options do not move. */
function pictureOf(address: string | null): HTMLElement {
	if (address === null) return element('span', 'suggestion-picture');
	const picture = new Image(PICTURE_PX, PICTURE_PX);
	picture.className = 'suggestion-picture';
	picture.alt = '';
	picture.src = address;
	return picture;
}

function nodeOf({ text, isTyped }: MarkedPart): Node {
	if (!isTyped) return document.createTextNode(text);
	const mark = document.createElement('mark');
	mark.textContent = text;
	return mark;
}
