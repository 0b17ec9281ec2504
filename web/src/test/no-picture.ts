/** The address of a picture in component tests, where no file is built. */
export default '/assets/picture';
