import { redirect } from 'react-router'

/** Pages of an account need somebody to be logged in; nobody can be yet, so everyone is sent to the dialog. */
export const loader = () => redirect('/?modal=login')
