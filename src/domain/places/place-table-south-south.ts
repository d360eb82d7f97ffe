/** The states of the south south. Row format: see place-table-states.ts. */
export const placeTableSouthSouth = `
# Edo
Benin City|t|6.335|5.622|9|1|Benin;Oredo;Bini;Benin Edo
Egor|l|6.375|5.580|6|3
Ikpoba Okha|l|6.270|5.680|14|3|Ikpoba
Ovia North-East|l|6.520|5.500|20|4
Uhunmwonde|l|6.490|5.850|18|4|Uhunmwode
Auchi|t|7.067|6.264|4|2
Ekpoma|t|6.743|6.139|4|2
Uromi|t|6.700|6.330|3|3
Igarra|t|7.292|6.104|2|4
Sabongida-Ora|t|6.903|5.925|2.5|4
Irrua|t|6.738|6.222|2|4
Okada|t|6.735|5.390|2|3
Benin GRA|n|6.315|5.618|1.5|1|GRA;GRA Benin;GRA Benin City
Ugbowo|n|6.385|5.612|1.5|2|UNIBEN;University of Benin
Sapele Road|n|6.290|5.640|2.5|2
Airport Road Benin|n|6.315|5.600|1.5|3|Airport Road
Ekenwan|n|6.320|5.580|2|3|Ekenwan Road;Ekehuan Road
Uselu|n|6.365|5.610|1|3
Aduwawa|n|6.365|5.665|1.5|4
Ihama|n|6.312|5.625|0.7|4
Ugbor|n|6.290|5.605|1.2|3
Etete|n|6.305|5.625|0.8|4
Upper Sakponba|n|6.290|5.660|1.5|4|Sakponba
Ogheghe|n|6.235|5.660|1.5|4
# Delta
Asaba|t|6.198|6.732|6|1
Warri|t|5.517|5.750|6|1
Effurun|t|5.556|5.784|4|2|Warri Effurun
Ughelli|t|5.490|6.004|4|2
Sapele|t|5.894|5.677|4|2
Agbor|t|6.254|6.194|4|2
Abraka|t|5.790|6.100|4|2
Ozoro|t|5.540|6.216|3|3
Oleh|t|5.460|6.206|3|4
Kwale|t|5.708|6.434|3|3
Burutu|t|5.353|5.508|3|4
Ogwashi-Uku|t|6.178|6.524|3|3
Issele-Uku|t|6.317|6.470|2.5|4
Ibusa|t|6.180|6.630|3|3|Ibuzor
Okpanam|t|6.235|6.650|3|2
Oghara|t|5.935|5.665|3|3|Ogharefe
Aniocha South|l|6.130|6.530|14|4
Ethiope West|l|5.930|5.720|14|4
Okpe|l|5.640|5.850|13|4
Udu|l|5.470|5.800|8|3
Uvwie|l|5.560|5.790|6|3
Ughelli North|l|5.520|6.030|15|4
Ughelli South|l|5.400|5.900|14|4
Warri South|l|5.520|5.720|12|4
Oshimili South|l|6.180|6.700|10|4
Okpanam Road|n|6.220|6.700|1.5|2
GRA Asaba|n|6.205|6.715|1.2|2|Asaba GRA;GRA
Cable Point|n|6.187|6.735|1|4
Core Area Asaba|n|6.225|6.690|1.2|4|Core Area
Warri GRA|n|5.525|5.755|1.2|3|GRA Warri;GRA Effurun
Jakpa Road|n|5.575|5.775|1.2|4|Jakpa
Airport Road Warri|n|5.555|5.765|1.2|4|Airport Road
Enerhen|n|5.530|5.780|1|4
DSC Township|n|5.480|5.815|2|4|DSC
Aladja|n|5.486|5.755|2|4
Ovwian|n|5.500|5.788|2|4
# Rivers
Port Harcourt|t|4.815|7.030|9|1|PH;PHC;Port Harcout
Obio-Akpor|l|4.865|6.995|10|2|Obio Akpo
Ikwerre|l|5.000|6.900|17|4
Eleme|t|4.795|7.120|5|2
Oyigbo|t|4.878|7.128|4|2|Obigbo;Afam
Etche|l|5.030|7.080|20|4
Emohua|t|4.885|6.862|4|4
Bonny|t|4.452|7.170|4|2|Bonny Island
Bori|t|4.673|7.365|3|3
Ahoada|t|5.083|6.650|3|3
Omoku|t|5.342|6.656|4|3
Buguma|t|4.736|6.862|3|4
Okrika|t|4.740|7.083|3|3
Onne|t|4.723|7.155|3|3
Elele|t|5.101|6.814|3|4
Igwuruta|t|4.955|7.015|3|3
Old GRA|n|4.785|7.010|1.2|2|Old GRA Port Harcourt;GRA Phase 1
New GRA|n|4.818|6.999|1.5|1|GRA;GRA Port Harcourt;GRA Phase 2;GRA Phase 3;Port Harcourt GRA
D-Line|n|4.800|7.000|0.8|2
Diobu|n|4.790|6.992|1.2|3|Mile 1;Mile 3
Trans Amadi|n|4.813|7.035|2|1
Rumuola|n|4.833|7.010|1|2
Rumuokwuta|n|4.838|6.990|1|3
Rumuigbo|n|4.850|6.990|1|3
Ada George|n|4.840|6.978|1.8|1|Ada George Road
Rumuodara|n|4.863|7.025|1|2|Rumuodara Junction
Rumuodomaya|n|4.880|7.005|1.2|3
Rumuokoro|n|4.870|6.998|1|3
Eliozu|n|4.865|7.015|1|2
Eligbolo|n|4.880|6.985|1|4
Rumuibekwe|n|4.835|7.035|1|3|Rumuibekwe Estate
Rumuogba|n|4.825|7.025|0.8|3|Rumuogba Estate
Elelenwo|n|4.837|7.080|1.5|2|Elelenwo Estate
Woji|n|4.820|7.060|1.5|2|Woji Estate;YKC
Peter Odili Road|n|4.800|7.045|1.8|1|Peter Odili;Odili Road
Abuloma|n|4.780|7.045|1.5|3
Golf Estate|e|4.795|7.055|0.7|3
Rumuomasi|n|4.825|7.020|0.8|3|Stadium Road
Rukpokwu|n|4.915|7.000|1.8|3
Eneka|n|4.895|7.035|1.8|3
Alakahia|n|4.885|6.925|1.2|4
Choba|n|4.895|6.910|1.5|2|UNIPORT;University of Port Harcourt
Ozuoba|n|4.865|6.935|1.5|4|NTA Road
Rumuepirikom|n|4.830|6.975|1|3|Iwofe Road
Iwofe|n|4.815|6.950|1.5|3
Borokiri|n|4.745|7.040|1.2|4
Shell RA|e|4.838|7.040|1|3|Shell Residential Area;Shell Estate
Akpajo|n|4.825|7.100|1.2|4
Airport Road Port Harcourt|n|4.960|6.985|3|3|Airport Road
# Bayelsa
Yenagoa|t|4.927|6.268|6|1
Brass|t|4.315|6.242|3|4
Nembe|t|4.540|6.404|3|4
Amassoma|t|4.970|6.110|2|4
Otuoke|t|4.790|6.320|2|4
Sagbama|t|5.155|6.195|2|4
# Akwa Ibom
Uyo|t|5.038|7.912|7|1
Eket|t|4.642|7.924|5|2
Ikot Ekpene|t|5.181|7.714|4|2
Oron|t|4.802|8.233|3|3
Ikot Abasi|t|4.571|7.560|3|3
Abak|t|4.983|7.783|3|3
Etinan|t|4.845|7.855|2.5|4
Itu|t|5.201|7.983|3|4
Ibeno|t|4.566|7.976|3|4
Ewet Housing Estate|e|5.020|7.940|1|2|Ewet Housing;Ewet
Shelter Afrique|e|5.000|7.945|0.8|3|Shelter Afrique Estate
Osongama Estate|e|5.045|7.950|0.8|3|Osongama
Ibom Icon|m|5.035|8.020|1.5|4
Nwaniba|n|5.042|8.039|2|4|Nwaniba Road
# Cross River
Calabar|t|4.958|8.327|7|1
Ikom|t|5.962|8.711|3|3
Ogoja|t|6.655|8.798|3|3
Obudu|t|6.668|9.165|3|3
Ugep|t|5.808|8.081|3|3
Akamkpa|t|5.313|8.350|3|4
Obubra|t|6.083|8.333|3|4
Tinapa|m|5.050|8.318|1.5|3
Obudu Cattle Ranch|m|6.375|9.367|3|4
State Housing Calabar|e|4.985|8.340|1|3|State Housing Estate;State Housing
Parliamentary Road|n|5.020|8.335|1.5|4|Parliamentary Extension;8 Miles
Marian|n|4.975|8.335|1|3|Marian Road
Ekorinim|n|4.990|8.320|1|4
`;
