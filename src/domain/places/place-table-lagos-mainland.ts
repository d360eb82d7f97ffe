/** The neighbourhoods of Lagos on the mainland. Row format: see place-table-states.ts. */
export const placeTableLagosMainland = `
# Lagos
Alaba|m|6.460|3.190|1.5|3|Alaba International Market
LASU|m|6.471|3.201|1.2|3|Lagos State University
Okokomaiko|n|6.475|3.184|1.5|3|Okoko
Iba|n|6.503|3.199|2|3|Iba Estate;Iba Housing Estate
Igando|n|6.546|3.246|2|3
Egan|n|6.552|3.237|1.2|4
Akesan|n|6.530|3.222|1.5|4|Obadore
Iyana Iba|n|6.465|3.200|1|4
Ijanikin|n|6.494|3.112|2|4
Trade Fair|m|6.463|3.240|1.5|3|Trade Fair Complex
Abule Ado|n|6.460|3.262|1.2|4
Ajangbadi|n|6.487|3.177|2|4
Mile 2|n|6.463|3.314|1|3|Mile Two
Kirikiri|n|6.445|3.313|1.5|4
Ajegunle|n|6.450|3.333|1.5|3
Apple Junction|n|6.473|3.283|0.6|4|Apple Estate
Raji Rasaki Estate|e|6.478|3.294|0.6|4
Ago Palace Way|n|6.509|3.308|1.5|2|Ago Palace;Ago;Ago Okota
Century Estate|e|6.507|3.302|0.6|4
Oke Afa|n|6.534|3.301|1.2|3|Jakande;Jakande Estate;Jakande Estate Isolo;Jakande Isolo
Ajao Estate|e|6.548|3.329|1.2|2|Ajao
Mafoluku|n|6.559|3.331|1|3
Ire Akari|n|6.526|3.318|0.8|3|Ire Akari Estate
Ilasamaja|n|6.525|3.331|1|4|Ilasa
Itire|n|6.509|3.335|1|3
Cele|n|6.511|3.328|0.6|4
Bucknor|n|6.538|3.291|0.8|4|Bucknor Estate
Airport Road|n|6.561|3.337|1.5|3|International Airport Road
Murtala Muhammed Airport|m|6.577|3.321|2|3|MMIA;MMA2;Lagos Airport
Ijesha|n|6.503|3.330|1.2|3|Ijeshatedo
Aguda|n|6.488|3.333|1|2|Aguda Surulere
Bode Thomas|n|6.487|3.358|0.8|1|Bode Thomas Street
Adeniran Ogunsanya|n|6.492|3.357|0.6|2
Adelabu|n|6.497|3.345|0.6|3
Ogunlana Drive|n|6.504|3.351|0.7|2|Ogunlana
Masha|n|6.500|3.350|0.7|3|Kilo;Kilo Masha;Kilo Marsha
Lawanson|n|6.512|3.345|1|3
Ojuelegba|n|6.510|3.364|0.7|3
Idi Araba|n|6.517|3.353|0.8|3|LUTH
Randle Avenue|n|6.491|3.361|0.6|3|Randle
National Stadium Surulere|m|6.497|3.365|0.6|4
Alaka Estate|e|6.489|3.365|0.5|3|Alaka
Iponri|n|6.488|3.367|0.8|4|Costain
Eric Moore|n|6.483|3.364|0.7|4
Ebute Metta|n|6.486|3.381|1.5|1|Ebute Meta;Ebutte Metta;Ebute Metta East;Ebute Metta West
Oyingbo|n|6.480|3.385|0.7|3
Adekunle|n|6.497|3.385|0.7|2|Adekunle Yaba
Sabo Yaba|n|6.505|3.378|0.7|2|Sabo
Alagomeji|n|6.500|3.377|0.7|2
Tejuosho|m|6.508|3.367|0.5|3|Tejuoso;Tejuosho Market
Jibowu|n|6.518|3.368|0.7|2
Fadeyi|n|6.528|3.368|0.6|3|Morocco
Onike|n|6.512|3.385|0.8|2
Iwaya|n|6.507|3.391|0.8|3
Akoka|n|6.522|3.391|1|1
UNILAG|m|6.517|3.398|1|2|University of Lagos
Abule Oja|n|6.517|3.384|0.7|2
Abule Ijesha|n|6.521|3.380|0.7|3|Abule Ijesha Yaba
Fola Agoro|n|6.528|3.380|0.7|2|Folagoro
Makoko|n|6.496|3.390|0.8|3
Yabatech|m|6.518|3.376|0.4|4|Yaba College of Technology
Iddo|n|6.468|3.382|0.7|4
Pedro|n|6.550|3.380|0.8|3
Palmgrove|n|6.541|3.367|1|2|Palmgrove Estate
Onipanu|n|6.535|3.367|0.6|3
Obanikoro|n|6.547|3.366|0.7|3
Anthony|n|6.559|3.368|1|1|Anthony Village
Mende|n|6.572|3.372|0.8|2|Mende Maryland;Mende Villa
Shonibare Estate|e|6.573|3.360|0.6|3|Sonibare Estate
Idiroko Estate|e|6.567|3.362|0.6|4
Gbagada Phase 1|n|6.556|3.383|0.8|2|Phase 1 Gbagada
Gbagada Phase 2|n|6.559|3.391|0.9|2|Phase 2 Gbagada|Gbagada Ph 2
Ifako Gbagada|n|6.550|3.393|0.9|3|Ifako;Deeper Life Gbagada
Soluyi|n|6.563|3.393|0.8|3|Sholuyi;Soluyi Gbagada
Medina|n|6.549|3.385|0.7|3|Medina Estate;Medina Gbagada;Atunrase;Atunrase Estate
Millennium Estate|e|6.547|3.391|0.7|2|Millenuim UPS;Millennium UPS;Millenium UPS;Millenium Estate;UPS;Oke Alo;Millennium Estate Gbagada
Oworonshoki|n|6.547|3.402|1.3|2|Oworo;Oworoshoki;Iyana Oworo
New Garage|n|6.554|3.399|0.6|4
Ladipo|m|6.543|3.342|0.6|4|Ladipo Market
Matori|n|6.541|3.337|0.7|4
Ikeja GRA|n|6.582|3.360|1.5|1|GRA;GRA Ikeja
Opebi|n|6.590|3.362|0.8|1|Opebi Ikeja;Awuse Estate
Allen|n|6.599|3.352|0.8|1|Allen Avenue;Allen Ikeja
Toyin Street|n|6.603|3.353|0.5|2|Toyin
Adeniyi Jones|n|6.605|3.346|0.8|1|Adeniyi Jones Avenue
Oregun|n|6.601|3.370|1|2
Alausa|n|6.616|3.359|1|1|Alausa Secretariat
Agidingbi|n|6.621|3.350|1|2
Oba Akran|n|6.604|3.337|0.8|3
Computer Village|m|6.596|3.342|0.4|3
Ikeja City Mall|m|6.614|3.358|0.3|3|ICM
Awolowo Way|n|6.601|3.342|0.8|3|Obafemi Awolowo Way
Mobolaji Bank Anthony|n|6.582|3.354|0.9|3|Bank Anthony Way
Mangoro|n|6.606|3.319|0.8|3
Ikeja Cement|n|6.611|3.311|0.7|4|Cement
Dopemu|n|6.614|3.312|0.8|3
Orile Agege|n|6.633|3.309|1.2|4
Pen Cinema|n|6.626|3.327|0.5|4
Oko Oba|n|6.644|3.319|1.2|3
Abule Egba|n|6.648|3.295|1.5|2
Alagbado|n|6.680|3.290|1.5|3
Meiran|n|6.659|3.269|1.5|3
Agbado|n|6.672|3.291|2|3|Agbado Oke-Odo
Oke-Odo|n|6.633|3.285|1.5|3
Ahmadiyya|n|6.633|3.286|0.7|4|Ahmadiya
Fagba|n|6.650|3.326|1|3|Iju Fagba
Iju Ishaga|n|6.666|3.326|1.5|2|Iju;Ishaga
Obawole|n|6.640|3.334|1|3
Ifako Agege|n|6.641|3.325|1|3|Ifako Ogba
Aguda Ogba|n|6.628|3.345|0.8|3|Aguda;Aguda Titun
Oke Ira|n|6.632|3.345|0.8|3|Oke Ira Ogba
Ajayi Road|n|6.640|3.345|0.8|3|Ajayi Road Ogba
College Road|n|6.641|3.338|0.7|4|College Road Ogba
Acme Road|n|6.614|3.343|0.7|4
Berger|n|6.644|3.368|1|2|Ojodu Berger
Omole Phase 1|e|6.633|3.361|0.9|1|Omole;Omole Estate;Omole Ph 1
Omole Phase 2|e|6.631|3.373|1|1|Omole Ph 2;Omole Phase 2 Estate
River Valley Estate|e|6.647|3.360|0.6|4
Grammar School|n|6.643|3.352|0.6|4|Grammar School Berger
Magodo Phase 1|e|6.628|3.375|1|1|Magodo GRA Phase 1;Magodo GRA 1;Magodo Isheri;Magodo Brooks
Magodo Phase 2|e|6.615|3.388|1.3|1|Magodo GRA Phase 2;Magodo GRA 2;Magodo GRA;Magodo Shangisha
Shangisha|n|6.608|3.382|1|3
CMD Road|n|6.621|3.377|0.8|3|CMD
Ikosi|n|6.601|3.384|1|3|Ikosi Ketu
Mile 12|n|6.606|3.398|0.8|3|Mile Twelve
Alapere|n|6.589|3.395|1|2|Alapere Ketu
Agboyi|n|6.592|3.407|1|4
Owode Onirin|n|6.610|3.410|0.8|4
Ogudu GRA|e|6.577|3.391|0.8|2|GRA Ogudu
Ogudu Ori Oke|n|6.570|3.400|0.7|4|Ori Oke
Akowonjo|n|6.601|3.303|1|3
Shasha|n|6.587|3.304|1|3
Gowon Estate|e|6.606|3.281|0.9|3|Gowon
Abesan Estate|e|6.621|3.252|0.8|3|Abesan
Aboru|n|6.632|3.277|1|3
Baruwa|n|6.604|3.262|1|4|Baruwa Ipaja
Command|n|6.634|3.257|1|4|Command Ipaja
Ijegun Egba|n|6.454|3.252|1|4|Ijegun Satellite
Iyana Ejigbo|n|6.552|3.303|0.7|4
Ebute Ikorodu|n|6.601|3.487|1.2|3|Ebute;Ipakodo
Agric|n|6.612|3.477|1.2|3|Agric Ikorodu;Agric Owutu
Owutu|n|6.611|3.468|1|4
Isawo|n|6.655|3.463|1.8|3|Ishawo
Odogunyan|n|6.670|3.520|1.5|3|Odongunyan
Ibeshe|n|6.562|3.477|1.5|3|Ibeshe Ikorodu
Offin|n|6.556|3.512|1.2|4
Bayeku|n|6.538|3.548|1.5|4|Baiyeku
Ijede Road|n|6.600|3.540|1.5|4
Ogolonto|n|6.612|3.488|0.8|4
Sabo Ikorodu|n|6.620|3.510|0.7|4
Itamaga|n|6.630|3.530|1|4
Elepe|n|6.640|3.540|1.2|4|Elepe Royal Estate
Adamo|n|6.640|3.590|1.5|4
Gberigbe|n|6.592|3.612|1.5|4
Majidun|n|6.608|3.460|1|4
Apapa GRA|n|6.443|3.362|1|2|GRA Apapa
Liverpool Road|n|6.440|3.367|0.6|4
Tin Can Island|m|6.434|3.345|1.2|4|Tincan
Ijora|n|6.468|3.371|1|4|Ijora Badia
Tarkwa Bay|n|6.403|3.392|0.8|4
Ilado|n|6.412|3.290|1.5|5
`;
