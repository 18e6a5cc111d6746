declare module 'icon:*' {
	const shapes: import('#src/shared/pictures/icon-shapes.ts').IconShapes;
	export default shapes;
}
