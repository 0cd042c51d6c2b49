// Ends of the names of keys. cspell:ignore fkey pkey
/** Keys that hold over the rows of all suppliers, by their names in the schema, and why they do. */
export const globalKeys: readonly { readonly reason: string; readonly keys: readonly string[] }[] = [
  {
    reason:
      'what names a file names it alone: its row is of the agent, often from before there was a company',
    keys: [
      'charges_photo_fkey',
      'check_list_photos_file_id_fkey',
      'check_lists_agent_signature_fkey',
      'check_lists_customer_signature_fkey',
      'companies_commercial_license_fkey',
      'companies_company_logo_fkey',
      'companies_license_back_fkey',
      'companies_license_front_fkey',
      'contract_addenda_agent_signature_fkey',
      'contract_addenda_customer_signature_fkey',
      'customer_documents_file_id_fkey',
      'customer_link_files_file_id_fkey',
      'customers_profile_pic_fkey',
      'files_pkey',
      'fleet_vehicles_photo_fkey',
      'issued_logos_file_id_fkey',
      'listing_draft_files_file_id_fkey',
      'listing_files_file_id_fkey',
      'trip_contracts_agent_signature_fkey',
      'trip_contracts_customer_signature_fkey',
      'vehicle_damage_photos_file_id_fkey',
    ],
  },
  {
    reason: 'names an object of the store, which all suppliers share',
    keys: ['files_storage_key_key', 'files_thumbnail_key_key'],
  },
  {
    reason: 'signs in, so it is known before the user is',
    keys: [
      'passkeys_credential_id_key',
      'refresh_tokens_token_hash_key',
      'users_agent_id_key',
      'users_email',
      'users_phone_number',
    ],
  },
  {
    reason: 'a browser belongs to one user at a time',
    keys: ['push_devices_endpoint_key'],
  },
  {
    reason: 'a device that sends positions names nothing but its number',
    keys: ['trackers_by_imei'],
  },
  {
    reason: 'a provider names nothing else, and pays one company only',
    keys: ['card_accounts_by_account', 'card_payments_by_reference', 'card_refunds_by_reference'],
  },
  {
    reason: 'one enquiry for each message of the marketplace, for any supplier',
    keys: ['enquiries_source_key_key'],
  },
  {
    reason: '"on conflict" of the release before names its columns',
    keys: ['listing_views_once', 'vehicle_damages_once'],
  },
  {
    reason: 'a visitor who has no account finds a listing by it',
    keys: ['listings_by_link', 'listings_code_key'],
  },
];
