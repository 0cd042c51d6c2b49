import deskForms from '../contract/validation/desk-forms.hi.messages.json';
import forms from '../contract/validation/forms.hi.messages.json';
import own from './hi.messages.json';

/** The Hindi messages of this package. */
export default { ...own, ...forms, ...deskForms };
